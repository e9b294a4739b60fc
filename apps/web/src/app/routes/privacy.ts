import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const privacyRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.privacy,
  staticData: { titleKey: 'titles.privacy', namespace: 'privacy' },
  component: loadScreen('privacy', () => import('./privacy-screen'), 'PrivacyScreen'),
})
