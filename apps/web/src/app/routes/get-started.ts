import { createRoute } from '@tanstack/react-router'
import { firstPaths } from '../../config/first-paths'
import { withLinkedLanguage } from './linked-language'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const getStartedRoute = createRoute({
  getParentRoute: () => openRoute,
  path: firstPaths.getStarted,
  staticData: { titleKey: 'titles.get_started', isBare: true },
  ...withLinkedLanguage,
  component: loadScreen('auth', () => import('./get-started-screen'), 'GetStartedScreen'),
})
