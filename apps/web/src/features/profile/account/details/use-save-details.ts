import { changeEmail, readAccount, type SignInState } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signInStateQuery } from '../../../../data/account-query'
import { callApi } from '../../../../lib/api-client'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import type { Account } from '../account'
import { isOtherEmail, type TypedDetails } from './check-details'
import { useSaveName } from './use-save-name'

type SaveDetailsOptions = {
  account: Account
  signIn: SignInState
  typed: TypedDetails
  /** The name as it was when the person began to write. */
  begunName: string
  /** Both are heard also where the screen was left meanwhile. `otherName` is what another device had made of the name since, and gave way. */
  onSuccess: (otherName: string | null) => void
  onError: (error: Error) => void
}

/** Sends what differs from the account. The address goes first: where it is refused, nothing was changed. */
export function useSaveDetails({ account, signIn, typed, begunName, onSuccess, onError }: SaveDetailsOptions) {
  const { name, email, password } = typed
  const saveName = useSaveName()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (isOtherEmail(email, account.email)) {
        const body = { email, password: signIn.hasPassword ? password : null, language: currentLanguage() }
        queryClient.setQueryData(signInStateQuery.queryKey, await callApi(changeEmail, { body }))
      }
      if (name.trim() === begunName.trim()) return null
      const { displayName: before } = await callApi(readAccount, {})
      const saved = await saveName(name)
      return before === begunName || before === saved ? null : before
    },
    onSuccess,
    onError,
  })
}
