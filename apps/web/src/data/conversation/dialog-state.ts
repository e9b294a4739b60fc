import type { DeviceKeys } from '../../lib/session/device-keys'
import { createSealedStorage } from '../records/sealed-storage'
import { dialogStorage } from './forget-dialogs'

const tab = {
  read(place: string): string | null {
    try {
      return sessionStorage.getItem(place)
    } catch {
      return null
    }
  },
  write(place: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, value)
    } catch {
      // A reload then begins with what the messages themselves tell.
    }
  },
}

/**
 * Where a conversation stands, kept for a reload of this tab and nothing longer: it names what the crisis gate found, so that it belongs in no
 * store (`docs/safety.md` S16). It also holds the person's own words, so an account's is sealed.
 */
export function createDialogStorage(owner: string, deviceKeys: DeviceKeys) {
  const storage = createSealedStorage(dialogStorage, owner, deviceKeys, tab)
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
