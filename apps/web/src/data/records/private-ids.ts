import type { CollectionName } from '@maitri/contracts'
import type { DeviceRecord } from '@maitri/domain'
import { derivedId } from '../../lib/derived-id'
import type { RecordStore } from './record-store'

/**
 * The UUID (version 8, RFC 9562) of a record of which there can be only one, such as an article's 'read': the same on every device of an account,
 * and without the account's key nothing that tells its name.
 */
export async function keyedId(key: CryptoKey, name: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(name))).slice(0, 16)
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}

/** The name of an article that was read, that was saved, and of a day's conversation. */
export const onlyNames = {
  read: (article: string) => `insight read: ${article}`,
  saved: (article: string) => `insight saved: ${article}`,
  chat: (day: Date) => `chat ${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`,
}

const dayMs = 24 * 60 * 60 * 1000

/** The names from which earlier versions of the app made this record's id in the open; a day is told by the clock of where one was. */
function namesOf(
  collection: CollectionName,
  { occurredAt, body }: Pick<DeviceRecord, 'occurredAt' | 'body'>,
): string[] {
  const { type, itemId, articleId } = (body ?? {}) as Record<string, unknown>
  if (collection === 'saved-articles') return typeof articleId === 'string' ? [onlyNames.saved(articleId)] : []
  if (collection !== 'activities') return []
  if (type === 'insight') return typeof itemId === 'string' ? [onlyNames.read(itemId)] : []
  if (type !== 'chat') return []
  // The day here first.
  return [0, -dayMs, dayMs].map((offset) => onlyNames.chat(new Date(Date.parse(occurredAt) + offset)))
}

/** The name of a record of which there can be only one, a day told by the clock here; null of every other. */
export const onlyNameOf = (
  collection: CollectionName,
  record: Pick<DeviceRecord, 'occurredAt' | 'body'>,
): string | null => namesOf(collection, record)[0] ?? null

/** The ids that earlier versions of the app gave the one record of a name: in the open, and by the key before the present one. */
export const formerIds = async (name: string, earlierKey: CryptoKey | null): Promise<string[]> => [
  derivedId(name),
  ...(earlierKey ? [await keyedId(earlierKey, name)] : []),
]

type NameKeys = { key: CryptoKey; earlierKey: CryptoKey | null }

/**
 * Gives records whose ids tell what they are about, or come of the key before the present one, an id that the account's key makes. Answers how many
 * there were.
 */
export async function hideOpenIds(
  store: RecordStore,
  { key, earlierKey }: NameKeys,
  put: (collection: 'activities' | 'saved-articles', record: DeviceRecord) => Promise<void>,
  remove: (collection: 'activities' | 'saved-articles', id: string) => Promise<void>,
): Promise<number> {
  let count = 0
  for (const collection of ['activities', 'saved-articles'] as const)
    for (const record of await store.table(collection).all()) {
      const name = await formerNameOf(collection, record, earlierKey)
      if (name === null) continue
      // First the new one: whatever cuts this off, nothing is lost, and the next time finds it again.
      await put(collection, { ...record, id: await keyedId(key, name) })
      await remove(collection, record.id)
      count += 1
    }
  return count
}

async function formerNameOf(
  collection: CollectionName,
  record: DeviceRecord,
  earlierKey: CryptoKey | null,
): Promise<string | null> {
  for (const name of namesOf(collection, record))
    if ((await formerIds(name, earlierKey)).includes(record.id)) return name
  return null
}
