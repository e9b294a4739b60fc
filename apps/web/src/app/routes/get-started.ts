import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const getStartedRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.getStarted,
  staticData: { titleKey: 'titles.get_started', namespace: 'auth', isBare: true },
  component: loadScreen('auth', () => import('./get-started-screen'), 'GetStartedScreen'),
})
