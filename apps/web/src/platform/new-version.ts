import { useSyncExternalStore } from 'react'

let take: (() => void) | null = null
const listeners = new Set<() => void>()

/** Called when a newer version is there; `taking` gives the page over to it. */
export function announceNewVersion(taking: () => void): void {
  take = taking
  for (const listener of listeners) listener()
}

/** A function that takes the newer version and reloads, or null where there is none. */
export function useWaitingVersion(): (() => void) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => take,
  )
}
