import { queryOptions } from '@tanstack/react-query'
import { createUseCounts } from './use-counts'

/** What was counted on this device for an account, and what went last; null where nothing was counted. */
export const keptUsesQuery = (owner: string) =>
  queryOptions({
    queryKey: ['use-counts', owner],
    queryFn: () => createUseCounts({ owner }).read(),
    networkMode: 'always',
  })
