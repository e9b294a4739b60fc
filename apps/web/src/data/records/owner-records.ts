import { type CollectionName, partOfField, type RecordBody, recordCollections } from '@maitri/contracts'
import {
  changeRecord,
  type DeviceRecord,
  type EarlierVersion,
  isLater,
  type RecordFields,
  removeRecord,
  settleEarlier,
} from '@maitri/domain'
import * as z from 'zod/mini'
import { alone } from '../../lib/alone'
import { derivedId } from '../../lib/derived-id'
import type { DeviceKeys } from '../../lib/session/device-keys'
import type { Session } from '../../lib/session/session-store'
import { withGuestProgress } from './guest-progress'
import { createGuestStorageTable } from './guest-storage-table'
import { listenToServer, openTabChannel, type TabChannel } from './live-changes'
import { formerIds, hideOpenIds, keyedId, onlyNameOf } from './private-ids'
import {
  createMemoryStore,
  openRecordStore,
  type PresentRecord,
  type RecordStore,
  type RecordTable,
} from './record-store'
import { sendWithoutPage } from './send-without-page'
import { createServerClock, type ServerClock } from './server-clock'
import { goOnInMemory } from './store-in-full-storage'
import { createSyncLoop, type SyncLoop } from './sync-loop'
import { syncRecords } from './sync-records'

/** The name under which a guest's things lie on the device. */
const guestOwner = 'guest'

/** A record as it is to be. `begun` is its body as it was when the person began to change it in a form. */
export type RecordChange<C extends CollectionName> = {
  id: string
  occurredAt: string
  body: RecordBody<C>
  begun?: RecordBody<C> | null | undefined
}

/** A moment as near to this device's now as that is meant as now, and corrected with its clock. */
const nowToleranceMs = 60_000

/** Whose records these are: an account's uid, the guest, or null where nobody is in. */
export function ownerOf(session: Session): string | null {
  if (session.state === 'signed_in') return session.user.uid
  return session.state === 'guest' ? guestOwner : null
}

export type OwnerRecords = ReturnType<typeof createOwnerRecords>

/** One owner's records on this device. */
export function createOwnerRecords(owner: string, deviceKeys: DeviceKeys, clock: ServerClock = createServerClock()) {
  const isAccount = owner !== guestOwner
  const listeners = new Set<(collections: readonly CollectionName[]) => void>()
  let opened: Promise<RecordStore> | null = null

  async function open(): Promise<RecordStore> {
    const key = isAccount ? await deviceKeys.find(owner) : null
    // Without its key an account's words are never written to the device.
    if (isAccount && !key) return createMemoryStore()
    const lasting = await openRecordStore({ owner, key })
    return isAccount ? goOnInMemory(lasting) : lasting
  }

  const store = () => {
    opened ??= open().catch(() => createMemoryStore())
    return opened
  }

  async function table(collection: CollectionName): Promise<RecordTable> {
    const { guestStorageName, endpoints } = recordCollections[collection]
    if (isAccount || !guestStorageName) return (await store()).table(collection)
    const { body } = endpoints.write.body.shape
    const stored = createGuestStorageTable(guestStorageName, (value) => z.safeParse(body, value).success)
    return collection === 'activities' ? withGuestProgress(stored) : stored
  }

  let areIdsHidden = false
  /** Once a page, as soon as all that the server has is here. */
  async function hideIds(): Promise<number> {
    areIdsHidden = true
    const key = await deviceKeys.findNameKey(owner).catch(() => null)
    if (!key) return 0
    const earlierKey = await deviceKeys.findNameKey(owner, 'earlier').catch(() => null)
    const moment = clock.now().toISOString()
    return hideOpenIds(
      await store(),
      { key, earlierKey },
      async (collection, record) =>
        (await table(collection)).change(record.id, (here) => here ?? { ...wholeOf(record), edits: 1 }),
      async (collection, id) =>
        (await table(collection)).change(id, (record) => (record ? removeRecord(record, moment) : null)),
    )
  }

  /** The id of the one record of a name; a guest's tells its name, as all of a guest's things lie open. */
  async function idOf(name: string): Promise<string> {
    const key = isAccount ? await deviceKeys.findNameKey(owner).catch(() => null) : null
    return key ? keyedId(key, name) : derivedId(name)
  }

  const adopted = (record: DeviceRecord, here: DeviceRecord | null): DeviceRecord => ({
    ...wholeOf(record),
    edits: (here?.edits ?? 0) + 1,
  })

  const tellHere = (collections: readonly CollectionName[]) => {
    for (const listener of listeners) listener(collections)
  }
  let tabs: TabChannel | null = null
  const tell = (collections: readonly CollectionName[]) => {
    tellHere(collections)
    tabs?.tell(collections)
  }
  /** Another tab wrote or fetched: what is shown and what waits here is looked at again. */
  const onTab = (collections: readonly CollectionName[], isKeyChanged: boolean) => {
    if (isKeyChanged) opened = null
    tellHere(collections)
    loop.lookAgain()
  }

  type Next = (before: DeviceRecord | null) => DeviceRecord | null

  const change = (collection: CollectionName, id: string, next: Next) => changeAll(collection, [{ id, next }])

  /** Many at the cost of about one: lists that are shown are read anew once. */
  async function changeAll(collection: CollectionName, changes: readonly { id: string; next: Next }[]): Promise<void> {
    if (changes.length === 0) return
    if (isAccount || !recordCollections[collection].guestStorageName)
      await (await store()).changeAll(changes.map((one) => ({ collection, ...one })))
    else for (const { id, next } of changes) await (await table(collection)).change(id, next)
    tell([collection])
    keepForGood()
    if (isAccount) loop.changed()
  }

  async function write<C extends CollectionName>(
    collection: C,
    { id, occurredAt, body, begun }: RecordChange<C>,
  ): Promise<void> {
    const isNow = Math.abs(Date.parse(occurredAt) - Date.now()) < nowToleranceMs
    const moment = clock.now().toISOString()
    await change(collection, id, (before) => {
      const seen = (before && readBody(collection, before.body)) as RecordFields | null
      const written = {
        id,
        occurredAt: isNow && !before ? clock.correct(occurredAt) : occurredAt,
        body: body as RecordFields,
        ...(begun && { begun: begun as RecordFields }),
      }
      const after = changeRecord(before, { ...written, ...(seen && { seen }) }, moment, partOfField(collection))
      return isAccount ? after : wholeOf(after)
    })
  }

  /** An account's deletion is remembered until the server knows of it; a guest's leaves nothing behind. */
  const remove = (collection: CollectionName, id: string) => removeAll(collection, [id])

  async function removeAll(collection: CollectionName, ids: readonly string[]): Promise<void> {
    const moment = clock.now().toISOString()
    const next: Next = (record) => (record && isAccount ? removeRecord(record, moment) : null)
    await changeAll(
      collection,
      ids.map((id) => ({ id, next })),
    )
  }

  /** Whoever signed out while a round was under way has put away what waited; what the round laid here since would tell whose it was. */
  async function leaveNoTrace(): Promise<void> {
    const { forgetSent } = await store()
    if (!isAccount) return
    const isSignedIn = await deviceKeys.find(owner).then(
      (key) => key !== null,
      () => true,
    )
    if (!isSignedIn) await forgetSent()
  }

  /** One round, in one tab at a time where the browser can. Cut off as soon as the network is lost: a call that hangs would hold up the next. */
  async function exchange() {
    let hidden = 0
    const run = async () => {
      const cutOff = new AbortController()
      const cut = () => cutOff.abort()
      addEventListener('offline', cut)
      try {
        const options = { clock, person: owner, signal: cutOff.signal, onChange: tell }
        const result = await syncRecords(await store(), options)
        hidden = areIdsHidden ? 0 : await hideIds()
        return hidden > 0 ? await syncRecords(await store(), options) : result
      } finally {
        removeEventListener('offline', cut)
        await leaveNoTrace()
      }
    }
    return await alone(`maitri-sync-${owner}`, run)
  }

  const loop: SyncLoop = createSyncLoop({
    isActive: isAccount,
    exchange,
    listen: (onServer) => listenToServer({ owner, onServer }),
    sendLater: () => void sendWithoutPage(),
    async look() {
      const { countWaiting, cursor, isLasting } = await store()
      return { waiting: await countWaiting(), isWhole: (await cursor()) > 0, isLasting }
    },
  })

  return {
    isAccount,
    /** When it is sent, and what of it waits. */
    loop,
    /** Calls with the collections in which something changed, here or elsewhere. */
    onChange(listener: (collections: readonly CollectionName[]) => void): () => void {
      listeners.add(listener)
      tabs ??= openTabChannel({ owner, onTab })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        tabs?.close()
        tabs = null
      }
    },
    /** What is there, newest first. What a newer version of the app wrote and this one cannot read is kept, and not in it. */
    async list<C extends CollectionName>(collection: C): Promise<PresentRecord<C>[]> {
      const all = await (await table(collection)).all()
      return all
        .flatMap((record): PresentRecord<C>[] => {
          const body = readBody(collection, record.body)
          return body ? [{ ...record, body }] : []
        })
        .sort((a, b) => Date.parse(b.occurredAt) - Date.parse(a.occurredAt))
    },
    write,
    /** Takes in records that were made elsewhere, as they are; one that is as new here stands. Doing it again changes nothing. */
    async adopt(collection: CollectionName, records: readonly DeviceRecord[]): Promise<void> {
      const next = (record: DeviceRecord) => (here: DeviceRecord | null) =>
        !here || isLater(record.updatedAt, here.updatedAt) ? adopted(record, here) : here
      await changeAll(
        collection,
        records.map((record) => ({ id: record.id, next: next(record) })),
      )
    },
    /** As `adopt`, for many that are not here yet: all of them are kept, or none and it rejects. */
    async adoptAll(collection: CollectionName, records: readonly DeviceRecord[]): Promise<void> {
      if (records.length === 0) return
      const own = await table(collection)
      await own.takeIn(records.map((record) => ({ id: record.id, record: adopted(record, null) })))
      tell([collection])
      keepForGood()
      if (isAccount) loop.changed()
    },
    /** The id under which a record made elsewhere lies here: its own, or that of its name where there can be only one of it. */
    async idHere(collection: CollectionName, record: DeviceRecord): Promise<string> {
      const name = onlyNameOf(collection, record)
      return name === null ? record.id : idOf(name)
    },
    /** When each record that is there was last changed, by its id; what this version cannot read is in it too. */
    async changedAtById(collection: CollectionName): Promise<Map<string, string>> {
      const present = (await (await table(collection)).all()).filter(({ body }) => body !== null)
      return new Map(present.map(({ id, updatedAt }) => [id, updatedAt]))
    },
    /** The moment of a change made now, by the server's clock. */
    now: () => clock.now().toISOString(),
    /** Whether a record that was adopted can no longer be lost: it outlasts this page, or the server has spoken about it. */
    async isSafe(collection: CollectionName, id: string): Promise<boolean> {
      if ((await store()).isLasting) return true
      return !(await (await table(collection)).find(id))?.isPending
    },
    /** How many of an account's records wait to be sent. */
    async countWaiting(): Promise<number> {
      return isAccount ? (await store()).countWaiting() : 0
    },
    remove,
    removeAll,
    /** Writes the one record of a name; where it is there already, it stays as it is. */
    async writeOnly<C extends CollectionName>(
      collection: C,
      { name, occurredAt, body }: { name: string; occurredAt: string; body: RecordBody<C> },
    ): Promise<void> {
      const id = await idOf(name)
      if ((await (await table(collection)).find(id))?.body) return
      await write(collection, { id, occurredAt, body })
    },
    /** Deletes the one record of a name, also where its id still is a former one. */
    async removeOnly(collection: CollectionName, name: string): Promise<void> {
      const earlierKey = isAccount ? await deviceKeys.findNameKey(owner, 'earlier').catch(() => null) : null
      const ids = [await idOf(name), ...(await formerIds(name, earlierKey))]
      for (const id of new Set(ids)) await remove(collection, id)
    },
    /** The person has looked at an earlier version: it is let go everywhere. */
    async settle(collection: CollectionName, id: string, version: Pick<EarlierVersion, 'part' | 'at'>): Promise<void> {
      await change(collection, id, (record) => (record?.body ? settleEarlier(record, version) : record))
    },
    /** Brings device and server together now; does nothing for a guest. Throws `ApiError` where it could not. */
    async sync(): Promise<void> {
      if (isAccount) await loop.run()
    },
  }
}

let isAsked = false

/** Asks the browser once not to clear what lies here when room is short. It may say no, and then what is unsent is only as safe as before. */
function keepForGood(): void {
  if (isAsked) return
  isAsked = true
  navigator.storage?.persist?.().catch(() => false)
}

/** A record without what only a merge needs; what gave way stays with it. */
const wholeOf = ({ id, occurredAt, updatedAt, body, earlier }: DeviceRecord): DeviceRecord => ({
  id,
  occurredAt,
  updatedAt,
  body,
  ...(earlier && { earlier, given: earlier }),
  isPending: true,
})

function readBody<C extends CollectionName>(collection: C, body: unknown): RecordBody<C> | null {
  if (body === null) return null
  const { success, data } = z.safeParse(recordCollections[collection].endpoints.write.body.shape.body, body)
  return success ? (data as RecordBody<C>) : null
}
