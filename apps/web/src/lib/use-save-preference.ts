import { savePreference } from './preferences'
import { useSession } from './session/session'

/** Keeps a preference with the account, so that it follows the person. What a guest chooses stays on the device. */
export function useSavePreference(): (chosen: Parameters<typeof savePreference>[0]) => void {
  const session = useSession()
  return (chosen) => {
    if (session.state === 'signed_in') void savePreference(chosen)
  }
}
