import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from './engine'
import { dataKeys } from './schema/data-keys'
import { type DataKey, decrypt, deriveKey, encrypt } from './sealing'

const wrappingKey = (secret: string) => deriveKey(secret, 'wrap data keys')
const boundTo = (id: number) => Buffer.from(`data key ${id}`)

/**
 * The data keys of this store, made on the first start. `secrets` are tried in turn; a key that only a previous secret opens is wrapped
 * again under the first, so that changing the secret touches no row of any person. Throws where none of them opens it.
 */
export async function openDataKeys(tx: Transaction, secrets: [string, ...string[]]): Promise<DataKey[]> {
  const rows = await tx.select().from(dataKeys).orderBy(asc(dataKeys.id))
  if (rows.length === 0) return [await addDataKey(tx, secrets[0], 1)]
  const opened: DataKey[] = []
  for (const { id, wrapped } of rows) {
    const secret = secrets.find((candidate) => decrypt(wrappingKey(candidate), wrapped, boundTo(id)))
    const key = secret === undefined ? null : decrypt(wrappingKey(secret), wrapped, boundTo(id))
    if (!key) {
      throw new Error(
        'APP_SECRET does not open this store. Give the secret it was written with as APP_SECRET, or as APP_SECRET_PREVIOUS beside the new one.',
      )
    }
    if (secret !== secrets[0]) {
      await tx
        .update(dataKeys)
        .set({ wrapped: encrypt(wrappingKey(secrets[0]), key, boundTo(id)) })
        .where(eq(dataKeys.id, id))
    }
    opened.push({ id, key })
  }
  return opened
}

/** Makes a new data key and wraps it under `secret`. */
export async function addDataKey(tx: Transaction, secret: string, id: number): Promise<DataKey> {
  const key = randomBytes(32)
  await tx.insert(dataKeys).values({ id, wrapped: encrypt(wrappingKey(secret), key, boundTo(id)) })
  return { id, key }
}
