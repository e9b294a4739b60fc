import { updateAccount } from '@maitri/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../../../data/account-query'
import { callApi } from '../../../../lib/api-client'
import { useSessionStore } from '../../../../lib/session/session'

/** Gives the account another name, wherever this page shows it; resolves to it as the server keeps it. Throws `ApiError`. */
export function useSaveName(): (name: string) => Promise<string> {
  const session = useSessionStore()
  const queryClient = useQueryClient()
  return async (name) => {
    const changed = await callApi(updateAccount, { body: { displayName: name } })
    queryClient.setQueryData(accountQuery.queryKey, changed)
    await session.recheck()
    return changed.displayName
  }
}
