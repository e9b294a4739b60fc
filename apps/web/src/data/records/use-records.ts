import type { CollectionName, RecordBody } from '@maitri/contracts'
import type { EarlierVersion } from '@maitri/domain'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../lib/session/session'
import { type OwnerRecords, ownerOf, type RecordChange } from './owner-records'
import { readListsAgain } from './read-lists-again'
import type { PresentRecord } from './record-store'
import { recordsOf } from './records-of'

/**
 * The person's records: 'waiting' until device and, for an account with nothing here yet, server were asked; `isDeviceRead` once only the server
 * is left, for which a page that stands without them does not wait.
 */
export type RecordsView<C extends CollectionName> =
  | { state: 'waiting'; isDeviceRead: boolean }
  | { state: 'offline' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'ready'; records: PresentRecord<C>[]; isStale: boolean }

/** The records of a collection, newest first: what lies on the device at once, and what the server knows as soon as it answers. */
export function useRecords<C extends CollectionName>(collection: C): RecordsView<C> {
  const owner = ownerOf(useSession())
  const own = useMemo(() => (owner ? recordsOf(owner) : null), [owner])
  useLiveRecords(owner, own)
  const local = useQuery({
    queryKey: ['records', owner, collection],
    queryFn: () => own?.list(collection) ?? [],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const status = useSyncExternalStore(own?.loop.subscribe ?? neverChanges, own?.loop.get ?? noStatus)
  if (local.isError) return { state: 'failed', error: local.error, retry: () => void local.refetch() }
  if (!local.data || !own) return { state: 'waiting', isDeviceRead: false }
  const isSettled = !own.isAccount || status?.isWhole
  const isStale = status?.state === 'failed'
  if (local.data.length > 0 || isSettled) return { state: 'ready', records: local.data, isStale }
  if (!navigator.onLine) return { state: 'offline' }
  const retry = () => void own.sync().catch(() => undefined)
  if (isStale && status.error) return { state: 'failed', error: status.error, retry }
  return { state: 'waiting', isDeviceRead: true }
}

/** Whether nothing is known of the records yet, not even what lies on the device. */
export const isUnread = (view: { state: string; isDeviceRead?: boolean }): boolean =>
  view.state === 'waiting' && !view.isDeviceRead

const neverChanges = () => () => undefined
const noStatus = () => null

/** Keeps the owner's loop going, and the lists of this page as the device has them. */
export function useLiveRecords(owner: string | null, own: OwnerRecords | null): void {
  const queryClient = useQueryClient()
  useEffect(() => (own ? watch(queryClient, owner, own) : undefined), [queryClient, owner, own])
}

/** Many lists on one page ask once. */
const watched = new WeakMap<QueryClient, Map<OwnerRecords, { count: number; stop: () => void }>>()

function watch(queryClient: QueryClient, owner: string | null, own: OwnerRecords): () => void {
  const ofClient = watched.get(queryClient) ?? new Map<OwnerRecords, { count: number; stop: () => void }>()
  watched.set(queryClient, ofClient)
  const known = ofClient.get(own)
  const entry = known ?? { count: 0, stop: begin(queryClient, owner, own) }
  entry.count += 1
  ofClient.set(own, entry)
  return () => {
    entry.count -= 1
    if (entry.count > 0) return
    ofClient.delete(own)
    entry.stop()
  }
}

function begin(queryClient: QueryClient, owner: string | null, own: OwnerRecords): () => void {
  const detach = own.loop.attach()
  const stop = own.onChange((collections) => void readListsAgain(queryClient, owner, collections))
  return () => {
    stop()
    detach()
  }
}

/** Writing and deleting records of which there can be only one, each by its name (`onlyNames`). */
export function useOnlyRecordActions<C extends CollectionName>(collection: C) {
  const owner = ownerOf(useSession())
  const queryClient = useQueryClient()
  const own = () => {
    if (!owner) throw new Error('Records are written by someone who is signed in or a guest')
    return recordsOf(owner)
  }
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['records', owner, collection] })
  const write = useMutation({
    mutationFn: (record: { name: string; occurredAt: string; body: RecordBody<C> }) =>
      own().writeOnly(collection, record),
    networkMode: 'always',
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (name: string) => own().removeOnly(collection, name),
    networkMode: 'always',
    onSuccess,
  })
  return { write, remove }
}

/** Writing, deleting, and letting an earlier version go: done on the device at once, then sent; offline it is sent later, once. */
export function useRecordActions<C extends CollectionName>(collection: C) {
  const owner = ownerOf(useSession())
  const queryClient = useQueryClient()
  const own = () => {
    if (!owner) throw new Error('Records are written by someone who is signed in or a guest')
    return recordsOf(owner)
  }
  // What is shown next knows of it, also where nothing on the page read the list before.
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['records', owner, collection] })
  const write = useMutation({
    mutationFn: (record: RecordChange<C>) => own().write(collection, record),
    networkMode: 'always',
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (id: string) => own().remove(collection, id),
    networkMode: 'always',
    onSuccess,
  })
  const settle = useMutation({
    mutationFn: ({ id, version }: { id: string; version: Pick<EarlierVersion, 'part' | 'at'> }) =>
      own().settle(collection, id, version),
    networkMode: 'always',
    onSuccess,
  })
  return { write, remove, settle }
}
