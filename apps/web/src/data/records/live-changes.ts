import { type CollectionName, collectionNames, recordEventsPath } from '@maitri/contracts'

/** After the start, so that the screen's own requests have the connection to themselves. */
const firstAfterMs = 8_000

type LiveChanges = {
  owner: string
  /** Something was written on this device, in another tab. */
  onTab: (collections: readonly CollectionName[], isKeyChanged: boolean) => void
  /** Something may have been written on another device. */
  onServer: () => void
}

/** What tabs tell one another beside names of collections: the account's things are sealed with another key from now on. */
const keyChanged = 'key'

/** Says to every tab, this one too, that what lies here is sealed with another key. */
export function tellKeyChanged(owner: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelOf(owner))
  channel.postMessage([keyChanged, ...collectionNames])
  channel.close()
}

const channelOf = (owner: string) => `maitri-records-${owner}`

/** Tells other tabs, and listens to them. */
export type TabChannel = { tell: (collections: readonly CollectionName[]) => void; close: () => void }

/** Between the tabs of this browser, at once. Nothing of it is stored. */
export function openTabChannel({ owner, onTab }: Pick<LiveChanges, 'owner' | 'onTab'>): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(channelOf(owner))
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return
    const collections = collectionNames.filter((name) => data.includes(name))
    onTab(collections, data.includes(keyChanged))
  }
  return { tell: (collections) => channel.postMessage(collections), close: () => channel.close() }
}

/**
 * Hears from the server when another device wrote something, while the page is looked at. Of the tabs of a browser one listens, and the others
 * hear it from that one: a browser has few connections to a server. Ends with the returned function.
 */
export function listenToServer({ owner, onServer }: Pick<LiveChanges, 'owner' | 'onServer'>): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const over = new AbortController()
  let source: EventSource | null = null

  function look() {
    const isWanted = document.visibilityState === 'visible' && navigator.onLine && !over.signal.aborted
    if (!isWanted) {
      source?.close()
      source = null
      return
    }
    if (source && source.readyState !== EventSource.CLOSED) return
    source = new EventSource(recordEventsPath)
    source.onmessage = onServer
  }

  const lead = () =>
    new Promise<void>((resolve) => {
      look()
      document.addEventListener('visibilitychange', look)
      addEventListener('online', look)
      addEventListener('offline', look)
      over.signal.addEventListener('abort', () => {
        document.removeEventListener('visibilitychange', look)
        removeEventListener('online', look)
        removeEventListener('offline', look)
        look()
        resolve()
      })
    })
  const timer = setTimeout(() => {
    const leading = navigator.locks
      ? navigator.locks.request(`maitri-live-${owner}`, { signal: over.signal }, lead)
      : lead()
    // Aborted while another tab leads, there is nothing to end; where locks are refused with storage, each tab leads for itself.
    leading.catch(() => (over.signal.aborted ? undefined : lead()))
  }, firstAfterMs)
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
