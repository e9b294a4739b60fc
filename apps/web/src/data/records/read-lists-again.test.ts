import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readListsAgain } from './read-lists-again'

test('what arrives while a list is read for the first time is in the list', async () => {
  const queryClient = new QueryClient()
  const reads: ((found: string[]) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['records', 'owner', 'activities'],
    queryFn: () => new Promise<string[]>((found) => reads.push(found)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => undefined)
  expect(reads, 'the first read has begun').toHaveLength(1)

  const again = readListsAgain(queryClient, 'owner', ['activities'])
  reads[0]?.([])
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.(['arrived meanwhile'])
  await again
  expect(observer.getCurrentResult().data).toEqual(['arrived meanwhile'])
  stop()
})
