import { AccessibilityPage } from '../../features/legal/accessibility-page'

export function AccessibilityRoute() {
  return <AccessibilityPage />
}
