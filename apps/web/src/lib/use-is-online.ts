import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device has a network; it may still not reach the server. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
