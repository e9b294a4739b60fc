import { useQuery } from '@tanstack/react-query'
import { readOwnThings } from '../../lib/own-things/own-things'

/** What one owner keeps on this device, looked up anew by each screen that asks. */
export const useOwnThings = (owner: string) =>
  useQuery({
    queryKey: ['own-things', owner],
    queryFn: () => readOwnThings(owner),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
