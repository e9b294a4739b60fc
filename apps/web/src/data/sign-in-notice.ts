import type { DeletionReceipt } from '@maitri/contracts'
import { useSyncExternalStore } from 'react'

/** What the sign-in page tells someone who left for good, took their things from this device, or was signed out without having asked for it. */
export type SignInNotice =
  /** The receipt is null where the server's answer was lost on the way, so that nobody knows for sure. */
  | { after: 'deletion'; receipt: DeletionReceipt | null; isDeviceCleared: boolean }
  | { after: 'clearing'; isDeviceCleared: boolean }
  /** `waiting` counts what lies here, sealed, and has not reached the account. */
  | { after: 'end'; why: 'ended_elsewhere' | 'expired'; waiting: number }

let notice: SignInNotice | null = null
const listeners = new Set<() => void>()

/** Null forgets it, for instance when the next person comes in. */
export function setSignInNotice(next: SignInNotice | null): void {
  notice = next
  for (const tell of listeners) tell()
}

export const useSignInNotice = (): SignInNotice | null =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => notice,
  )
