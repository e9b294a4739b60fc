import { updateAccount } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { type ApiInput, callApi } from './api-client'
import { useSession } from './session/session'

type PreferenceChange = NonNullable<ApiInput<typeof updateAccount>['body']['preferences']>

/** Keeps a preference with the account, so that it follows the person. What a guest chooses stays on the device; so does a choice made offline. */
export function useSavePreference(): (preferences: PreferenceChange) => void {
  const session = useSession()
  const save = useMutation({
    mutationFn: (preferences: PreferenceChange) => callApi(updateAccount, { body: { preferences } }),
  })
  return (preferences) => {
    if (session.state === 'signed_in') save.mutate(preferences)
  }
}
