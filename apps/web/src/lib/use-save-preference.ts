import { updateAccount } from '@maitri/contracts'
import { type ApiInput, callApi } from './api-client'
import { useSession } from './session/session'

type PreferenceChange = NonNullable<ApiInput<typeof updateAccount>['body']['preferences']>

/** Keeps a preference with the account, so that it follows the person. What a guest chooses stays on the device; so does a choice made offline. */
export function useSavePreference(): (preferences: PreferenceChange) => void {
  const session = useSession()
  return (preferences) => {
    if (session.state === 'signed_in') void callApi(updateAccount, { body: { preferences } }).catch(() => undefined)
  }
}
