import { readSite, type Site } from '@maitri/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from './api-client'

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => callApi(readSite, {}, { signal }),
  // The operator's settings change only with a restart.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Contacts and capabilities of this installation; null until they are known, and offline. */
export function useSite(): Site | null {
  return useQuery(siteQuery).data ?? null
}
