import { changeEmail, type SignInState, updateAccount } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery, signInStateQuery } from '../../../../data/account-query'
import { callApi } from '../../../../lib/api-client'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { useSessionStore } from '../../../../lib/session/session'
import type { Account } from '../account'
import { isOtherEmail, type TypedDetails } from './check-details'

type SaveDetailsOptions = {
  account: Account
  signIn: SignInState
  typed: TypedDetails
  /** Both are heard also where the screen was left meanwhile. */
  onSuccess: () => void
  onError: (error: Error) => void
}

/** Sends what differs from the account. The address goes first: where it is refused, nothing was changed. */
export function useSaveDetails({ account, signIn, typed, onSuccess, onError }: SaveDetailsOptions) {
  const { name, email, password } = typed
  const session = useSessionStore()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (isOtherEmail(email, account.email)) {
        const body = { email, password: signIn.hasPassword ? password : null, language: currentLanguage() }
        queryClient.setQueryData(signInStateQuery.queryKey, await callApi(changeEmail, { body }))
      }
      if (name.trim() !== account.displayName) {
        const changed = await callApi(updateAccount, { body: { displayName: name } })
        queryClient.setQueryData(accountQuery.queryKey, changed)
        await session.recheck()
      }
    },
    onSuccess,
    onError,
  })
}
