import { PrivacyPage } from '../../features/legal/privacy-page'

export function PrivacyRoute() {
  return <PrivacyPage />
}
