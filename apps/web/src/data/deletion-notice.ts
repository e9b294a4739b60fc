import type { DeletionReceipt } from '@maitri/contracts'
import { useSyncExternalStore } from 'react'

/** What the sign-in page tells someone who has just left for good, or taken their things from this device. */
export type DeletionNotice =
  /** The receipt is null where the server's answer was lost on the way, so that nobody knows for sure. */
  | { after: 'deletion'; receipt: DeletionReceipt | null; isDeviceCleared: boolean }
  | { after: 'clearing'; isDeviceCleared: boolean }

let notice: DeletionNotice | null = null
const listeners = new Set<() => void>()

/** Null forgets it, for instance when the next person comes in. */
export function setDeletionNotice(next: DeletionNotice | null): void {
  notice = next
  for (const tell of listeners) tell()
}

export const useDeletionNotice = (): DeletionNotice | null =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => notice,
  )
