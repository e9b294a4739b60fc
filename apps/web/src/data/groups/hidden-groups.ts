import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../lib/stored-value'

/** The local-storage name under which the ids lie of groups that a guest hid on this device: a JSON list. */
export const hiddenGroupsKey = 'hiddenGroups_guest'

const listeners = new Set<() => void>()
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }

/** The ids of the groups that the guest of this device hid. */
export function readHiddenGroups(): readonly string[] {
  const text = readStored(hiddenGroupsKey)
  if (text !== known.text) known = { text, ids: parse(text) }
  return known.ids
}

/** Hides a group on this device, or shows it again; answers whether the device keeps it. */
export function hideOnDevice(id: string, isHidden: boolean): boolean {
  const others = readHiddenGroups().filter((one) => one !== id)
  const ids = isHidden ? [...others, id] : others
  const text = ids.length > 0 ? JSON.stringify(ids) : null
  writeStored(hiddenGroupsKey, text)
  for (const tell of listeners) tell()
  return readStored(hiddenGroupsKey) === text
}

/** What the guest hid; renders again when that changes. */
export function useHiddenGroups(): readonly string[] {
  return useSyncExternalStore(subscribe, readHiddenGroups)
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
