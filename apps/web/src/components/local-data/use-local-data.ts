import { useQuery } from '@tanstack/react-query'
import { readLocalData } from '../../data/local-data/local-data'

/** What one owner keeps on this device, looked up anew by each screen that asks. */
export const useLocalData = (owner: string) =>
  useQuery({
    queryKey: ['own-things', owner],
    queryFn: () => readLocalData(owner),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
