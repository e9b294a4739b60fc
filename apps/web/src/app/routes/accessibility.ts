import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { withLinkedLanguage } from './linked-language'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const accessibilityRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.accessibility,
  ...withLinkedLanguage,
  staticData: { titleKey: 'titles.accessibility' },
  component: loadScreen('accessibility', () => import('../../features/legal/accessibility-page'), 'AccessibilityPage'),
})
