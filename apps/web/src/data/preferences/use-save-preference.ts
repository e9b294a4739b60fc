import { useSession } from '../../lib/session/session'
import type { PreferenceChange } from './preferences'

/** Keeps a preference with the account, so that it follows the person. What a guest chooses stays on the device. */
export function useSavePreference(): (chosen: PreferenceChange) => void {
  const session = useSession()
  return (chosen) => {
    if (session.state !== 'signed_in') return
    void import('./preferences').then(({ savePreference }) => savePreference(chosen))
  }
}
