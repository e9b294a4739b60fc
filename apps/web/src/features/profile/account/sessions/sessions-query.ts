import { listSessions } from '@maitri/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api-client'

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
  networkMode: 'always',
})
