import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Called when a newer version has been fetched and waits. */
export function announceNewVersion(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('use-new-version')
}

/** A function that takes the newer version and reloads, or null where there is none. */
export function useWaitingVersion(): (() => void) | null {
  const worker = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
  return worker && takeNewVersion
}
