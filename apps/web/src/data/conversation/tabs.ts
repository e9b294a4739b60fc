import { alone } from '../../lib/alone'
import { newId } from '../../lib/new-id'
import type { StoredEntry } from './stored-entries'

/** A change to the stored list that can be made again without harm: by ids, and never to the whole. */
export type ListChange = { add: readonly StoredEntry[]; at?: number | undefined } | { remove: readonly unknown[] }

export type Tabs = {
  /** Runs while no other tab changes this list, where the browser can promise that. */
  alone: <T>(work: () => T) => Promise<T>
  tell: (change: ListChange) => void
  /** Calls with what other tabs changed, until the returned function is called. */
  listen: (listener: (change: ListChange) => void) => () => void
}

const canTell = typeof BroadcastChannel !== 'undefined'

/**
 * The tabs that share one list in local storage. Each tab reads a copy of its own that follows the others' with a delay, so that two that write
 * at once can overwrite each other; therefore every change is told to the others too, and each makes sure that it stands.
 */
export function openTabs(list: string): Tabs {
  const name = `maitri-${list}`
  const from = newId()
  return {
    alone: (work) => alone(name, async () => work()),
    tell(change) {
      if (!canTell) return
      const channel = new BroadcastChannel(name)
      channel.postMessage({ from, change })
      channel.close()
    },
    listen(listener) {
      if (!canTell) return () => undefined
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }: MessageEvent<{ from: string; change: ListChange }>) => {
        if (data.from !== from) listener(data.change)
      })
      return () => channel.close()
    },
  }
}

/** The list with the change made to it; one that was made already changes nothing. */
export function withChange(entries: readonly StoredEntry[], change: ListChange): StoredEntry[] {
  if ('remove' in change) return entries.filter((entry, index) => !change.remove.includes(entryId(entry, index)))
  const missing = change.add.filter(({ id }) => !entries.some((entry) => entry.id === id))
  return entries.toSpliced(change.at ?? entries.length, 0, ...missing)
}

/** The id of an entry; one of the oldest shape has none, and is called by its place. */
export const entryId = ({ id }: StoredEntry, index: number): unknown => id ?? `stored-${index}`
