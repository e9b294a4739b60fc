import { type CollectionName, collectionNames } from '@maitri/contracts'
import { alone } from '../../lib/alone'
import { derivedId } from '../../lib/derived-id'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { readStored, writeStored } from '../../lib/stored-value'
import { byPlace } from '../conversation/by-place'
import { createConversationStore } from '../conversation/conversation-store'
import type { Message } from '../conversation/message'
import { moveGuestGroups } from '../groups/move-guest-groups'
import { recordsOf } from '../records/records-of'
import { createSealedStorage, ownStorageName } from '../records/sealed-storage'
import { parsePlan, safetyPlanStorage } from '../safety-plan'
import { addToPlan } from './add-to-plan'
import { countLocalData, isSetting, type LocalDataCounts } from './count-local-data'
import { fitRecord } from './fit-record'
import { guestOwner, readLocalData } from './local-data'

export type Moved = {
  /** What could not move and is still the guest's. */
  left: LocalDataCounts
  /** True where something failed, so that another try may move more. */
  isFailed: boolean
}

/**
 * Moves what a guest kept on this device into the account that is signed in. Each thing keeps its id and leaves the guest only once the
 * account's copy is written, so that a retry, a reload in the middle or a second tab moves everything once and loses nothing. Records are
 * queued for the server; chats, safety plan and drafts are sealed and stay on the device.
 */
export async function moveGuestData(uid: string): Promise<Moved> {
  const move = async () => {
    const parts = [
      ...collectionNames.map((collection) => () => moveRecords(uid, collection)),
      () => moveMessages(uid),
      () => movePlan(uid),
      () => moveTexts(uid),
      // Last, since it alone needs the server.
      moveGuestGroups,
    ]
    let isFailed = false
    for (const part of parts) {
      // What fails stays the guest's; the other parts move all the same.
      await part().catch(() => {
        isFailed = true
      })
    }
    const left = await readLocalData(guestOwner)
    if (left.records.activities.length === 0) writeStored('userProgress', null)
    return { left: countLocalData(left), isFailed }
  }
  return await alone('maitri-guest-move', move)
}

/** So many lie in both places for a moment, and leave the guest together. */
const movedAtOnce = 200

async function moveRecords(uid: string, collection: CollectionName): Promise<void> {
  const [guest, account] = [recordsOf(guestOwner), recordsOf(uid)]
  const moving = (await guest.list(collection)).map((record) => ({ record, adopted: fitRecord(collection, record) }))
  for (let from = 0; from < moving.length; from += movedAtOnce) {
    const some = moving.slice(from, from + movedAtOnce)
    const areSafe = () => Promise.all(some.map(({ adopted }) => account.isSafe(collection, adopted.id)))
    await account.adopt(
      collection,
      some.map(({ adopted }) => adopted),
    )
    // Where this browser keeps nothing for the account, only the server's word lets the guest's copy go.
    if (!(await areSafe()).every(Boolean)) await account.sync()
    const safe = await areSafe()
    await guest.removeAll(
      collection,
      some.filter((_, index) => safe[index]).map(({ record }) => record.id),
    )
  }
}

/** The guest's messages take their places in the account's conversation by the moments at which they were said. */
async function moveMessages(uid: string): Promise<void> {
  const deviceKeys = createDeviceKeys()
  const guest = createConversationStore({ owner: guestOwner, isAccount: false, deviceKeys })
  const account = createConversationStore({ owner: uid, isAccount: true, deviceKeys })
  const [moving, there] = await Promise.all([guest.read(), account.read()])
  const added = moving.map(named).filter((message) => !there.some(({ id }) => id === message.id))
  for (const [index, messages] of byPlace(there, added)) {
    if (!(await account.add(messages, index))) throw new Error('The chats could not be kept here')
  }
  writeStored(ownStorageName('mindmitraMessages', guestOwner), null)
}

/** The oldest messages have no id but their place in the guest's list, which another message may have in the account's. */
const named = (message: Message): Message =>
  message.id.startsWith('stored-')
    ? { ...message, id: derivedId(`guest ${message.id} ${message.sentAt} ${message.text}`) }
    : message

/** Lines that the account's plan has not come after its own; none is replaced. */
async function movePlan(uid: string): Promise<void> {
  const [guest, account] = storages(safetyPlanStorage, uid)
  const moving = parsePlan(await guest.read())
  if (!moving) return
  await addToPlan(uid, account, moving)
  await guest.write(null)
}

/** Drafts and settings. Where the account has its own, a setting gives way, and a draft stays the guest's: it holds words. */
async function moveTexts(uid: string): Promise<void> {
  const { texts } = await readLocalData(guestOwner)
  for (const [name, text] of Object.entries(texts)) {
    const [guest, account] = storages(name, uid)
    if (!lies(name, uid)) await hand(guest, account, text)
    else if (isSetting(name) || (await account.read()) === text) await guest.write(null)
  }
}

const storages = (name: string, uid: string) => {
  const deviceKeys = createDeviceKeys()
  return [createSealedStorage(name, guestOwner, deviceKeys), createSealedStorage(name, uid, deviceKeys)] as const
}

const lies = (name: string, uid: string) => readStored(ownStorageName(name, uid)) !== null

type Storage = ReturnType<typeof createSealedStorage>

async function hand(guest: Storage, account: Storage, text: string): Promise<void> {
  if (!(await account.write(text))) throw new Error('This device could not keep it for the account')
  await guest.write(null)
}
