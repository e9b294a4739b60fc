import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { withLinkedLanguage } from './linked-language'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const helpRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.help,
  ...withLinkedLanguage,
  staticData: { titleKey: 'titles.help' },
  component: loadScreen('help', () => import('../../features/help/help-page'), 'HelpPage'),
})
