import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { withLinkedLanguage } from './linked-language'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const privacyRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.privacy,
  ...withLinkedLanguage,
  staticData: { titleKey: 'titles.privacy' },
  component: loadScreen('privacy', () => import('./privacy-screen'), 'PrivacyScreen'),
})
