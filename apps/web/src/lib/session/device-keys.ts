/**
 * The keys that seal an account's copy on this device. A key is kept only while its account is signed in and cannot be read out again, so
 * that after sign-out what lies in the browser's storage is unreadable, also to the next person at a shared device.
 */
export type DeviceKeys = {
  keep(uid: string, keyInBase64: string): Promise<void>
  /** Null where the account is not signed in on this device. */
  find(uid: string): Promise<CryptoKey | null>
  /** The key by which names of the account's records become ids; null as above. */
  findNameKey(uid: string): Promise<CryptoKey | null>
  forgetAll(): Promise<void>
}

const storeName = 'keys'
/** What the second key is for, and where it lies. */
const names = ' names'

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

  const find = (place: string) => use(async (db) => ((await db.get(storeName, place)) as CryptoKey | undefined) ?? null)

  return {
    async keep(uid, keyInBase64) {
      const bytes = Uint8Array.from(atob(keyInBase64), (character) => character.charCodeAt(0))
      const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
      const root = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
      const nameKey = await crypto.subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(names) },
        root,
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['sign'],
      )
      await use(async (db) => {
        await db.put(storeName, key, uid)
        await db.put(storeName, nameKey, uid + names)
      })
    },
    find,
    findNameKey: (uid) => find(uid + names),
    forgetAll: () => use((db) => db.clear(storeName)),
  }
}
