import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../lib/stored-value'

export type StoredList<Item> = {
  read: () => readonly Item[]
  /** Keeps them; answers whether the device does. An empty list leaves nothing behind. */
  write: (items: readonly Item[]) => boolean
  /** Renders again when the list changes, in another tab too. */
  use: () => readonly Item[]
}

/** A JSON list in local storage under one name. What is not an item of it is passed over; what is no list is an empty one. */
export function createStoredList<Item>(key: string, isItem: (value: unknown) => value is Item): StoredList<Item> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; items: readonly Item[] } = { text: null, items: [] }

  function read(): readonly Item[] {
    const text = readStored(key)
    // The same list while nothing changed, as React asks of what it renders from.
    if (text !== known.text) known = { text, items: parse(text, isItem) }
    return known.items
  }

  function write(items: readonly Item[]): boolean {
    const text = items.length > 0 ? JSON.stringify(items) : null
    writeStored(key, text)
    for (const tell of listeners) tell()
    return readStored(key) === text
  }

  function subscribe(tell: () => void): () => void {
    listeners.add(tell)
    window.addEventListener('storage', tell)
    return () => {
      listeners.delete(tell)
      window.removeEventListener('storage', tell)
    }
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read) }
}

function parse<Item>(text: string | null, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem) : []
  } catch {
    return []
  }
}
