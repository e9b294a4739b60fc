import type { NameKeyAge } from './key-database'

/**
 * The keys that seal an account's copy on this device. A key is kept only while its account is signed in and cannot be read out again, so
 * that after sign-out what lies in the browser's storage is unreadable, also to the next person at a shared device.
 */
export type DeviceKeys = {
  keep(uid: string, keyInBase64: string): Promise<void>
  /** Null where the account is not signed in on this device. */
  find(uid: string): Promise<CryptoKey | null>
  /** The key by which names of the account's records become ids, or by which they did before the account had another; null as above. */
  findNameKey(uid: string, age?: NameKeyAge): Promise<CryptoKey | null>
  forgetAll(): Promise<void>
}

export const keyDatabaseName = 'maitri-keys'

export function createDeviceKeys(databaseName = keyDatabaseName): DeviceKeys {
  // Loaded when an account first needs it: a visitor at the sign-in page has no key.
  const load = () => import('./key-database')
  return {
    keep: async (uid, keyInBase64) => (await load()).keepKeys(databaseName, uid, keyInBase64),
    find: async (uid) => (await load()).findKey(databaseName, uid),
    findNameKey: async (uid, age = 'current') => (await load()).findNameKey(databaseName, uid, age),
    forgetAll: async () => (await load()).forgetKeys(databaseName),
  }
}
