import { type CollectionName, collectionNames } from '@maitri/contracts'
import type { DeviceRecord } from '@maitri/domain'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { readStored } from '../../lib/stored-value'
import { byPlace } from '../conversation/by-place'
import { createConversationStore } from '../conversation/conversation-store'
import type { Message } from '../conversation/message'
import { addToPlan } from '../local-data/add-to-plan'
import { isSetting, type LocalDataCounts, type LocalDataKind, recordKind } from '../local-data/count-local-data'
import { fitRecord } from '../local-data/fit-record'
import { guestOwner } from '../local-data/local-data'
import { recordsOf } from '../records/records-of'
import { createSealedStorage, ownStorageName } from '../records/sealed-storage'
import { parsePlan, planSections, type SafetyPlan, safetyPlanStorage } from '../safety-plan'
import type { OwnFile } from './own-file'

/** What a data file adds to what one owner has. */
export type Addition = {
  records: Map<CollectionName, { fresh: DeviceRecord[]; later: DeviceRecord[] }>
  messages: Message[]
  plan: SafetyPlan | null
  texts: Record<string, string>
  counts: LocalDataCounts
  /** How many things of the file are here already; they stay as they are. */
  present: number
}

/**
 * What of a file is not here yet, or is later than what is here. An account is brought up to date first, so that what other devices did is
 * known; rejects with `ApiError` where that could not be.
 */
export async function findAddition(owner: string, file: OwnFile): Promise<Addition> {
  const own = recordsOf(owner)
  await own.sync()
  const now = own.now()
  const records: Addition['records'] = new Map()
  let present = 0
  for (const collection of collectionNames) {
    const here = await own.changedAtById(collection)
    const [fresh, later] = [new Map<string, DeviceRecord>(), new Map<string, DeviceRecord>()]
    for (const one of file.records) {
      if (one.collection !== collection) continue
      const fit = fitRecord(collection, one.record)
      const record = { ...fit, id: await own.idHere(collection, fit) }
      const known = here.get(record.id)
      // What was deleted since the file was made is wanted back: it stands as if written now.
      if (known === undefined) fresh.set(record.id, { ...record, updatedAt: now })
      else if (Date.parse(record.updatedAt) > Date.parse(known)) later.set(record.id, record)
      else present += 1
    }
    records.set(collection, { fresh: [...fresh.values()], later: [...later.values()] })
  }
  const chats = await conversationOf(owner).read()
  const said = new Set(chats.map(sayingOf))
  const messages = file.messages.filter((message) => !said.has(sayingOf(message)))
  const plan = file.plan && withoutLines(file.plan, parsePlan(await storageOf(safetyPlanStorage, owner).read()))
  const lines = file.plan ? countLines(file.plan) : 0
  const names = Object.keys(file.texts)
  const texts = Object.fromEntries(
    Object.entries(file.texts).filter(([name]) => readStored(ownStorageName(name, owner)) === null),
  )
  present += file.messages.length - messages.length + lines - (plan ? countLines(plan) : 0)
  present += names.length - Object.keys(texts).length
  const counts = countsOf({ records, messages, plan, texts })
  return { records, messages, plan, texts, counts, present }
}

/** Adds it. What was here stays, and whatever fails, another try with the same file adds what is missing. */
export async function bringBack(owner: string, { records, messages, plan, texts }: Addition): Promise<void> {
  const own = recordsOf(owner)
  for (const [collection, { fresh, later }] of records) {
    await own.adoptAll(collection, fresh)
    await own.adopt(collection, later)
  }
  await ensureSafe(owner, records)
  const conversation = conversationOf(owner)
  for (const [index, added] of byPlace(await conversation.read(), messages))
    if (!(await conversation.add(added, index))) throw new Error('This device could not keep the chats')
  if (plan) await addToPlan(owner, storageOf(safetyPlanStorage, owner), plan)
  for (const [name, text] of Object.entries(texts))
    if (!(await storageOf(name, owner).write(text))) throw new Error('This device could not keep a draft')
}

/** Where this browser keeps nothing, only the server's word counts. */
async function ensureSafe(owner: string, records: Addition['records']): Promise<void> {
  const own = recordsOf(owner)
  const added = [...records].flatMap(([collection, { fresh }]) => fresh.map(({ id }) => ({ collection, id })))
  const areSafe = async () => {
    for (const { collection, id } of added) if (!(await own.isSafe(collection, id))) return false
    return true
  }
  if (await areSafe()) return
  await own.sync()
  if (!(await areSafe())) throw new Error('This device could not keep the records')
}

const storageOf = (name: string, owner: string) => createSealedStorage(name, owner, createDeviceKeys())

const conversationOf = (owner: string) =>
  createConversationStore({ owner, isAccount: owner !== guestOwner, deviceKeys: createDeviceKeys() })

const sayingOf = ({ sentAt, sender, text }: Message) => `${sentAt} ${sender} ${text}`

const countLines = ({ sections }: SafetyPlan) =>
  planSections.reduce((sum, section) => sum + sections[section].length, 0)

/** The plan without the lines that another has; null where none is left. */
function withoutLines(plan: SafetyPlan, other: SafetyPlan | null): SafetyPlan | null {
  if (!other) return plan
  const rest = planSections.map((section) => {
    const there = new Set(other.sections[section].map(({ text }) => text.trim()))
    return [section, plan.sections[section].filter(({ text }) => !there.has(text.trim()))] as const
  })
  const left = { ...plan, sections: { ...plan.sections, ...Object.fromEntries(rest) } }
  return countLines(left) > 0 ? left : null
}

function countsOf({ records, messages, plan, texts }: Omit<Addition, 'counts' | 'present'>): LocalDataCounts {
  const counts: [LocalDataKind, number][] = [
    ...[...records].map(([collection, { fresh, later }]): [LocalDataKind, number] => [
      recordKind(collection),
      fresh.length + later.length,
    ]),
    ['messages', messages.length],
    ['plan_lines', plan ? countLines(plan) : 0],
    ['drafts', Object.keys(texts).filter((name) => !isSetting(name)).length],
  ]
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
