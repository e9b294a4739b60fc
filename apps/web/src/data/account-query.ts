import { readAccount, readSignInState } from '@maitri/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../lib/api-client'

/** The person's own record. Offline it fails at once instead of loading for as long as that lasts. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => callApi(readAccount, {}, { signal }),
  networkMode: 'always',
})

/** How the person signs in, and which address waits for its link. */
export const signInStateQuery = queryOptions({
  queryKey: ['account', 'sign-in'],
  queryFn: ({ signal }) => callApi(readSignInState, {}, { signal }),
  networkMode: 'always',
})
