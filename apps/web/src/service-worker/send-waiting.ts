/// <reference lib="webworker" />
import { createOwnerRecords } from '../data/records/owner-records'
import { sendWaitingTag } from '../data/records/send-without-page'
import { ApiError } from '../lib/api-client'
import { createDeviceKeys, keyDatabaseName } from '../lib/session/device-keys'
import { listSignedIn } from '../lib/session/key-database'

declare const self: ServiceWorkerGlobalScope

/** Background Sync, which the types of the platform do not know. */
type SyncEvent = ExtendableEvent & { tag: string }

/** Sends what waits when the browser says that there is a network, whether or not a page of the app is open. */
export function answerBackgroundSync(): void {
  self.addEventListener('sync', (event: Event) => {
    const { tag } = event as SyncEvent
    if (tag === sendWaitingTag) (event as SyncEvent).waitUntil(sendWaiting())
  })
}

/**
 * One round of the one sync for whoever is signed in on this device: their key lies here only as long as they are. Locked or signed out there is
 * no key, and nothing is opened or sent. Rejects where the network failed, so that the browser tries again.
 */
export async function sendWaiting(keysIn = keyDatabaseName): Promise<void> {
  for (const owner of await listSignedIn(keysIn)) {
    const records = createOwnerRecords(owner, createDeviceKeys(keysIn))
    if ((await records.countWaiting()) === 0) continue
    // Open pages hear of what was sent.
    const close = records.onChange(() => undefined)
    try {
      await records.sync()
    } catch (error) {
      // The session has ended: what waits stays sealed until its person signs in again, and another try would change nothing.
      if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error
    } finally {
      close()
    }
  }
}
