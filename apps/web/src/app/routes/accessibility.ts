import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const accessibilityRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.accessibility,
  staticData: { titleKey: 'titles.accessibility', namespace: 'accessibility' },
  component: loadScreen('accessibility', () => import('../../features/legal/accessibility-page'), 'AccessibilityPage'),
})
