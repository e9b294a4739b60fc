import { openDB } from 'idb'

const storeName = 'keys'
/** What follows the uid in the place of a key that makes ids of names, and of the one before it. No uid has a space. */
const namePlaces = { current: ' names', earlier: ' earlier names' }

export type NameKeyAge = keyof typeof namePlaces

async function use<T>(databaseName: string, work: (db: Awaited<ReturnType<typeof openDB>>) => Promise<T>): Promise<T> {
  const db = await openDB(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore(storeName)
    },
  })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** The key that seals, and the one that makes ids of names; neither can be read out again. */
export async function importKeys(keyInBase64: string): Promise<{ key: CryptoKey; nameKey: CryptoKey }> {
  const bytes = Uint8Array.from(atob(keyInBase64), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const root = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode(namePlaces.current)
  const nameKey = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    root,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return { key, nameKey }
}

export async function keepKeys(databaseName: string, uid: string, keyInBase64: string): Promise<void> {
  const { key, nameKey } = await importKeys(keyInBase64)
  await use(databaseName, async (db) => {
    await db.put(storeName, key, uid)
    await db.put(storeName, nameKey, uid + namePlaces.current)
  })
}

/** The key by which ids were made before the account had its present one; gone at sign-out as the others. */
export const keepEarlierNameKey = (databaseName: string, uid: string, nameKey: CryptoKey): Promise<void> =>
  use(databaseName, async (db) => void (await db.put(storeName, nameKey, uid + namePlaces.earlier)))

export const findKey = (databaseName: string, uid: string): Promise<CryptoKey | null> =>
  use(databaseName, async (db) => (await db.get(storeName, uid)) ?? null)

export const findNameKey = (databaseName: string, uid: string, age: NameKeyAge): Promise<CryptoKey | null> =>
  findKey(databaseName, uid + namePlaces[age])

/** The accounts that are signed in on this device. */
export const listSignedIn = (databaseName: string): Promise<string[]> =>
  use(databaseName, async (db) => (await db.getAllKeys(storeName)).map(String).filter((place) => !place.includes(' ')))

export const forgetKeys = (databaseName: string): Promise<void> => use(databaseName, (db) => db.clear(storeName))
