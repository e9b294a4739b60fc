import { collectionNames } from '@maitri/contracts'
import type { DeviceRecord, RecordFields } from '@maitri/domain'
import { alone } from '../lib/alone'
import { createDeviceKeys } from '../lib/session/device-keys'
import { canStore, readStored, writeStored } from '../lib/stored-value'
import { deleteLocalData } from './local-data/delete-local-data'
import { fromBase64, toBase64 } from './records/base64'
import { openRecordStore } from './records/record-store'
import { seal, unseal } from './records/sealed-json'

/** Stands for whose something is, and for what it is, where nobody must see either. */
const veiled = 'veiled'
const prefix = `${veiled}_`

/** An account's key, held in memory: it outlasts that the device forgets it at sign-out. */
export type HeldKey = { owner: string; key: CryptoKey; databaseName?: string }

/** Null for a guest, and where the account's key is not on this device. */
export async function holdKey(owner: string): Promise<HeldKey | null> {
  const key = await createDeviceKeys()
    .find(owner)
    .catch(() => null)
  return key && { owner, key }
}

/**
 * What an account leaves on this device when it signs out: what lies here alone (chats, safety plan, drafts) and what was not sent yet, each sealed
 * with its name under a random one. What the server has goes. Nothing then says that there is an account, whose it is, or what is kept.
 */
export async function veil(held: HeldKey): Promise<void> {
  await alone('maitri-veil', async () => {
    const { owner, databaseName } = held
    const ending = `_${owner}`
    for (const name of storedNames().filter((one) => one.endsWith(ending)))
      await put(held, { name: name.slice(0, -ending.length), text: readStored(name) ?? '' })
    const [own, hidden] = await openBoth(held)
    let waiting = 0
    for (const collection of collectionNames)
      for (const record of await own.table(collection).waiting()) {
        const id = crypto.randomUUID()
        const body = { collection, record } as RecordFields
        const { occurredAt, updatedAt } = record
        await hidden.table(veiled).change(id, () => ({ id, occurredAt, updatedAt, isPending: false, body }))
        waiting += 1
      }
    // Where only records wait, the next sign-in must know that there is something.
    if (waiting > 0) await put(held, {})
    await deleteLocalData(owner, databaseName)
  })
}

/** Whether somebody left something here. */
export const isSomethingVeiled = (): boolean => storedNames().some((name) => name.startsWith(prefix))

/** Lays what the account left here in its places again. What has been written since stands. */
export async function unveil(held: HeldKey): Promise<void> {
  await alone('maitri-veil', async () => {
    for (const place of storedNames().filter((name) => name.startsWith(prefix))) {
      const left = await find(held, place)
      if (!left) continue
      const name = `${left.name}_${held.owner}`
      if (left.name !== undefined && readStored(name) === null) writeStored(name, left.text ?? null)
      writeStored(place, null)
    }
    const [own, hidden] = await openBoth(held)
    for (const { id, body } of await hidden.table(veiled).all()) {
      const { collection, record } = body as { collection: string; record: DeviceRecord }
      await own.table(collection).change(record.id, (here) => here ?? record)
      await hidden.table(veiled).change(id, () => null)
    }
  })
}

const storedNames = (): string[] => (canStore() ? Object.keys(localStorage) : [])

const openBoth = ({ owner, key, databaseName }: HeldKey) =>
  Promise.all([
    openRecordStore({ owner, key, ...(databaseName && { databaseName }) }),
    openRecordStore({ owner: veiled, key, ...(databaseName && { databaseName }) }),
  ])

type Left = { name?: string; text?: string }

async function put({ key }: HeldKey, left: Left): Promise<void> {
  const place = `${prefix}${crypto.randomUUID()}`
  const { iv, bytes } = await seal(key, place, left)
  writeStored(place, JSON.stringify({ iv: toBase64(iv), bytes: toBase64(new Uint8Array(bytes)) }))
}

/** Null where it is somebody else's. */
async function find({ key }: HeldKey, place: string): Promise<Left | null> {
  try {
    const { iv, bytes } = JSON.parse(readStored(place) ?? '') as Record<'iv' | 'bytes', string>
    return (await unseal(key, place, { iv: fromBase64(iv), bytes: fromBase64(bytes) })) as Left
  } catch {
    return null
  }
}
