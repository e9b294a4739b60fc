import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const helpRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.help,
  staticData: { titleKey: 'titles.help', namespace: 'help' },
  component: loadScreen('help', () => import('../../features/help/help-page'), 'HelpPage'),
})
