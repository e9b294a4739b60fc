import type { CollectionName, RecordBody } from '@maitri/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../lib/session/session'
import { ownerOf } from './owner-records'
import type { PresentRecord } from './record-table'
import { recordsOf } from './records-of'

const askAgainMs = 10_000

/** The person's records: 'waiting' until device and, for an account with nothing here yet, server were asked. */
export type RecordsView<C extends CollectionName> =
  | { state: 'waiting' }
  | { state: 'offline' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'ready'; records: PresentRecord<C>[]; isStale: boolean }

/** The records of a collection, newest first: what lies on the device at once, and what the server knows as soon as it answers. */
export function useRecords<C extends CollectionName>(collection: C): RecordsView<C> {
  const owner = ownerOf(useSession())
  const queryClient = useQueryClient()
  const own = useMemo(() => (owner ? recordsOf(owner) : null), [owner])
  const local = useQuery({
    queryKey: ['records', owner, collection],
    queryFn: () => own?.list(collection) ?? [],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const sync = useQuery({
    queryKey: ['sync', owner, collection],
    queryFn: async () => {
      await own?.sync(collection)
      await queryClient.invalidateQueries({ queryKey: ['records', owner, collection] })
      return true
    },
    enabled: own?.isAccount ?? false,
    // A server that was away is asked again also by a page that nobody touches.
    refetchInterval: ({ state }) => (state.status === 'error' ? askAgainMs : false),
  })
  if (local.isError) return { state: 'failed', error: local.error, retry: () => void local.refetch() }
  if (!local.data) return { state: 'waiting' }
  const isSettled = !own?.isAccount || sync.isSuccess
  if (local.data.length > 0 || isSettled) return { state: 'ready', records: local.data, isStale: sync.isError }
  if (sync.isError) return { state: 'failed', error: sync.error, retry: () => void sync.refetch() }
  return { state: sync.fetchStatus === 'paused' ? 'offline' : 'waiting' }
}

/** Writing and deleting: done on the device at once, then sent; offline it is sent later, once. */
export function useRecordActions<C extends CollectionName>(collection: C) {
  const owner = ownerOf(useSession())
  const queryClient = useQueryClient()
  const own = () => {
    if (!owner) throw new Error('Records are written by someone who is signed in or a guest')
    return recordsOf(owner)
  }
  const settle = async () => {
    await queryClient.invalidateQueries({ queryKey: ['records', owner, collection] })
    const syncKey = ['sync', owner, collection]
    void queryClient.invalidateQueries({ queryKey: syncKey })
    // Where nobody on the page reads the collection, nothing else would send it.
    const isRead = queryClient.getQueryCache().find({ queryKey: syncKey })?.isActive() ?? false
    if (!isRead)
      own()
        .sync(collection)
        .catch(() => undefined)
  }
  const write = useMutation({
    mutationFn: (record: { id: string; occurredAt: string; body: RecordBody<C> }) => own().write(collection, record),
    networkMode: 'always',
    onSuccess: settle,
  })
  const remove = useMutation({
    mutationFn: (id: string) => own().remove(collection, id),
    networkMode: 'always',
    onSuccess: settle,
  })
  return { write, remove }
}
