import { type CollectionName, collectionNames, recordCollections } from '@maitri/contracts'
import type { DeviceRecord, RecordFields } from '@maitri/domain'
import * as z from 'zod/mini'
import { newId } from '../../lib/new-id'
import type { Message } from '../conversation/message'
import { toMessage } from '../conversation/stored-message'
import { emptyPlan, isWritten, planSections, type SafetyPlan } from '../safety-plan'

/** The most bytes of a data file that is read: many years of daily use. */
export const ownFileMaxBytes = 50_000_000

/** What of a data file can be brought back. */
export type OwnFile = {
  madeAt: string
  records: { collection: CollectionName; record: DeviceRecord }[]
  messages: Message[]
  plan: SafetyPlan | null
  /** Drafts and settings, by their local-storage name without the owner. */
  texts: Record<string, string>
  /** How many things this version of the app cannot read. */
  unreadable: number
}

const parts = z.record(z.string(), z.unknown())
const ownFile = z.object({
  product: z.literal('Maitri'),
  madeAt: z.iso.datetime(),
  parts,
  device: parts,
})

/** Reads a data file of the download: 'broken' where it is one that was cut off or changed, 'foreign' where it is none. */
export function readOwnFile(text: string): OwnFile | 'broken' | 'foreign' {
  const isOurs = /^\s*\{\s*"product"\s*:\s*"Maitri"/.test(text.slice(0, 200))
  const refusal = isOurs ? 'broken' : 'foreign'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refusal
  }
  const read = z.safeParse(ownFile, value)
  if (!read.success) return refusal
  const { madeAt, parts: kept, device } = read.data
  const records = [kept.records, device.records, device.notSentYet].map((part) => recordsOf(part, madeAt))
  const messages = messagesOf(device.chats)
  return {
    madeAt,
    // What had not been sent when the file was made stands over what the account had.
    records: [...new Map(records.flatMap(({ found }) => found).map((one) => [keyOf(one), one])).values()],
    messages: messages.found,
    plan: planOf(device.safetyPlan),
    texts: { ...textsOf(device.settings), ...textsOf(device.drafts) },
    unreadable: [...records, messages].reduce((sum, { unreadable }) => sum + unreadable, 0),
  }
}

const keyOf = ({ collection, record }: OwnFile['records'][number]) => `${collection} ${record.id}`

const listed = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  occurredAt: z.string(),
  updatedAt: z.string(),
  body: z.record(z.string(), z.unknown()),
})

function recordsOf(part: unknown, madeAt: string) {
  const found: OwnFile['records'] = []
  let unreadable = 0
  for (const [name, list] of Object.entries(isObject(part) ? part : {})) {
    const collection = collectionNames.find((one) => one === name)
    for (const value of Array.isArray(list) ? list : []) {
      const record = collection && recordOf(collection, value, madeAt)
      if (record) found.push({ collection, record })
      else unreadable += 1
    }
  }
  return { found, unreadable }
}

function recordOf(collection: CollectionName, value: unknown, madeAt: string): DeviceRecord | null {
  const read = z.safeParse(listed, value)
  if (!read.success) return null
  const { id, occurredAt, updatedAt } = read.data
  if (![occurredAt, updatedAt].every((moment) => new Date(moment).getUTCFullYear() >= 2000)) return null
  const body = z.safeParse(recordCollections[collection].endpoints.write.body.shape.body, read.data.body)
  if (!body.success) return null
  // Nothing in a file was changed after the file was made.
  const changed = Math.min(Date.parse(updatedAt), Date.parse(madeAt))
  return {
    id,
    occurredAt: new Date(occurredAt).toISOString(),
    updatedAt: new Date(changed).toISOString(),
    body: body.data as RecordFields,
    isPending: true,
  }
}

function messagesOf(part: unknown) {
  const values = Array.isArray(part) ? part : []
  const found = values.flatMap((value: unknown, index): Message[] => {
    const message = toMessage(value, index)
    return message ? [{ ...message, id: newId() }] : []
  })
  return { found, unreadable: values.length - found.length }
}

function planOf(part: unknown): SafetyPlan | null {
  if (!isObject(part)) return null
  const sections = planSections.map((section) => {
    const lines = part[section]
    const texts = Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : []
    return [section, texts.filter((text) => text.trim() !== '').map((text) => ({ id: newId(), text }))] as const
  })
  const changedAt = typeof part.changedAt === 'string' ? part.changedAt : null
  const plan = { sections: { ...emptyPlan.sections, ...Object.fromEntries(sections) }, changedAt }
  return isWritten(plan) ? plan : null
}

/** Names as the app gives them; what has a form of its own is not written as a text. */
const textName = /^[a-z][A-Za-z]{1,40}(_[a-z-]{1,40})?$/
const formed = ['mindmitraMessages', 'safetyPlan', 'joinedGroups', 'hiddenGroups', 'guestThingsLeft', 'useCounts']

function textsOf(part: unknown): Record<string, string> {
  const named = Object.entries(isObject(part) ? part : {}).filter(
    ([name, value]) => textName.test(name) && !formed.includes(name) && value !== null && value !== undefined,
  )
  return Object.fromEntries(
    named.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
