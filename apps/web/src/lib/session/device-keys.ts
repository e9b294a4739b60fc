/**
 * The keys that seal an account's copy on this device. A key is kept only while its account is signed in and cannot be read out again, so
 * that after sign-out what lies in the browser's storage is unreadable, also to the next person at a shared device.
 */
export type DeviceKeys = {
  keep(uid: string, keyInBase64: string): Promise<void>
  /** Null where the account is not signed in on this device. */
  find(uid: string): Promise<CryptoKey | null>
  forgetAll(): Promise<void>
}

const storeName = 'keys'

export function createDeviceKeys(databaseName = 'maitri-keys'): DeviceKeys {
  // Loaded when an account first needs it: a visitor at the sign-in page has no key.
  const database = async () => {
    const { openDB } = await import('idb')
    return openDB(databaseName, 1, {
      upgrade(db) {
        db.createObjectStore(storeName)
      },
    })
  }

  async function use<T>(work: (db: Awaited<ReturnType<typeof database>>) => Promise<T>): Promise<T> {
    const db = await database()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }

  return {
    async keep(uid, keyInBase64) {
      const bytes = Uint8Array.from(atob(keyInBase64), (character) => character.charCodeAt(0))
      const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
      await use((db) => db.put(storeName, key, uid))
    },
    find: (uid) => use(async (db) => ((await db.get(storeName, uid)) as CryptoKey | undefined) ?? null),
    forgetAll: () => use((db) => db.clear(storeName)),
  }
}
