import type { DeviceKeys } from '../../lib/session/device-keys'
import { createSealedStorage } from '../records/sealed-storage'
import { tabPlace } from '../tab-place'
import { dialogStorage } from './forget-dialogs'

/**
 * Where a conversation stands, kept for a reload of this tab and nothing longer: it names what the crisis gate found, so that it belongs in no
 * store (`docs/safety.md` S16). It also holds the person's own words, so an account's is sealed.
 */
export function createDialogStorage(owner: string, deviceKeys: DeviceKeys) {
  const storage = createSealedStorage(dialogStorage, owner, deviceKeys, tabPlace)
  return {
    /** Null where nothing lies there, or it cannot be read. */
    async read(): Promise<unknown> {
      const text = await storage.read()
      try {
        return text === null ? null : JSON.parse(text)
      } catch {
        return null
      }
    },
    /** Keeps it, or forgets it where it is null. */
    write(dialog: object | null): void {
      void storage.write(dialog && JSON.stringify(dialog))
    },
  }
}

export type DialogStorage = ReturnType<typeof createDialogStorage>
