import { alone } from '../lib/alone'
import { createDeviceKeys, keyDatabaseName } from '../lib/session/device-keys'
import { findNameKey, importKeys, keepEarlierNameKey } from '../lib/session/key-database'
import { fromBase64, toBase64 } from './records/base64'
import { tellKeyChanged } from './records/live-changes'
import { resealRecords } from './records/reseal-records'
import { seal, unseal } from './records/sealed-json'
import { isSomethingVeiled, unveil } from './veil'

type Options = { uid: string; earlierKey: string; keysIn?: string; databaseName?: string }
type Keys = { from: CryptoKey; to: CryptoKey }

/**
 * Seals anew, with the account's present key, all that lies on this device under the one before it: records, chats, safety plan and drafts, also
 * what was put away at a sign-out. Once for a sign-in; cut off in the middle it goes on at the next start.
 */
export async function moveToPresentKey(options: Options): Promise<void> {
  const move = () => moveAll(options)
  await alone('maitri-present-key', move)
}

async function moveAll({ uid, earlierKey, keysIn = keyDatabaseName, databaseName }: Options): Promise<void> {
  // What names were made into ids by lies here once everything was moved.
  if (await findNameKey(keysIn, uid, 'earlier')) return
  const to = await createDeviceKeys(keysIn).find(uid)
  if (!to) return
  const { key: from, nameKey } = await importKeys(earlierKey)
  if (isSomethingVeiled()) await unveil({ owner: uid, key: from, ...(databaseName && { databaseName }) })
  const move = async () => {
    await resealRecords({ owner: uid, from, to, ...(databaseName && { databaseName }) })
    for (const place of [localStorage, sessionStorage]) await resealTexts(place, uid, { from, to })
  }
  await move()
  tellKeyChanged(uid)
  // What another tab was writing with the earlier key until it was told.
  await move()
  await keepEarlierNameKey(keysIn, uid, nameKey)
}

async function resealTexts(lies: Storage, uid: string, keys: Keys): Promise<void> {
  for (const place of Object.keys(lies).filter((name) => name.endsWith(`_${uid}`))) {
    const stored = lies.getItem(place)
    if (stored === null) continue
    const next = await resealed(place, stored, keys)
    // What was written meanwhile is sealed with the present key.
    if (next !== null && lies.getItem(place) === stored) lies.setItem(place, next)
  }
}

/** Null where nothing in it was sealed with the earlier key. */
async function resealed(place: string, stored: string, keys: Keys): Promise<string | null> {
  const value = parsed(stored)
  if (!Array.isArray(value)) {
    const next = await resealedField(place, value, 'bytes', keys)
    return next && JSON.stringify(next)
  }
  // A conversation, message by message.
  const next = await Promise.all(
    value.map(async (one: unknown) => {
      const id = typeof one === 'object' && one !== null && 'id' in one ? String(one.id) : ''
      return resealedField(`${place}/${id}`, one, 'sealed', keys)
    }),
  )
  return next.every((one) => one === null) ? null : JSON.stringify(next.map((one, index) => one ?? value[index]))
}

async function resealedField(place: string, value: unknown, field: 'bytes' | 'sealed', { from, to }: Keys) {
  const entry = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const { iv, [field]: bytes } = entry
  if (typeof iv !== 'string' || typeof bytes !== 'string') return null
  try {
    const opened = await unseal(from, place, { iv: fromBase64(iv), bytes: fromBase64(bytes) })
    const next = await seal(to, place, opened)
    return { ...entry, iv: toBase64(next.iv), [field]: toBase64(new Uint8Array(next.bytes)) }
  } catch {
    return null
  }
}

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}
