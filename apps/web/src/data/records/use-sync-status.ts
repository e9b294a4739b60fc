import { useSyncExternalStore } from 'react'
import { useSession } from '../../lib/session/session'
import { ownerOf } from './owner-records'
import { recordsOf } from './records-of'
import type { SyncStatus } from './sync-loop'

const neverChanges = () => () => undefined
const noStatus = () => null

/** How far the records of whoever is here are with the server; null where nobody is in. */
export function useSyncStatus(): SyncStatus | null {
  const owner = ownerOf(useSession())
  const loop = owner ? recordsOf(owner).loop : null
  return useSyncExternalStore(loop?.subscribe ?? neverChanges, loop?.get ?? noStatus)
}
