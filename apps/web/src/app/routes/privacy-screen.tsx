import { ConsentSwitches } from '../../features/legal/consent-switches'
import { PrivacyPage } from '../../features/legal/privacy-page'
import { useSession } from '../../lib/session/session'

export function PrivacyScreen() {
  const session = useSession()
  return <PrivacyPage consentSwitches={session.state === 'signed_in' && <ConsentSwitches />} />
}
