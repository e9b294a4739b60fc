import { earlierVersionsMax, holdsSomething, type WrittenVersion } from './merge-write'
import {
  type EarlierVersion,
  fieldsOf,
  isLater,
  isSameValue,
  laterOf,
  momentAfter,
  momentOf,
  occurredAtPart,
  type PartOf,
  partMomentsOf,
  partsOf,
  type RecordFields,
  type RecordVersion,
  withFields,
} from './record-version'

/** A record as a device knows it. `body` is null after a deletion that the server has not heard of yet. */
export type DeviceRecord = Omit<WrittenVersion, 'body'> & {
  id: string
  body: RecordFields | null
  /** Written here and not yet acknowledged by the server; a guest's records stay so, since they are sent nowhere. */
  isPending: boolean
  /** Counts the changes made here, so that one made while an older state was on its way is not taken for sent. */
  edits?: number | undefined
}

type PresentDeviceRecord = DeviceRecord & { body: RecordFields }

/** What the server says of a record. */
export type ServerRecord =
  | ({ state: 'present'; id: string } & RecordVersion)
  | { state: 'deleted'; id: string; updatedAt: string }

/** The most moments of one part that a device remembers to have replaced; between the first and the latest some may be forgotten. */
export const replacedMomentsMax = 50

type Change = {
  id: string
  occurredAt: string
  body: RecordFields
  /** The body as the person saw it. What the record holds beyond, from a newer version of the app, stays. */
  seen?: RecordFields | undefined
  /**
   * The body as it was when the person began to write, where that is a while ago. What they left as it was then is no change of theirs, and
   * what another device or tab has made since of what they did change is kept as an earlier version.
   */
  begun?: RecordFields | undefined
}

export const isPresent = (record: DeviceRecord | null): record is PresentDeviceRecord =>
  record !== null && record.body !== null

/** A record after a change on this device at `now`; the same where nothing differs. */
export function changeRecord(
  before: DeviceRecord | null,
  { id, occurredAt, body, seen, begun }: Change,
  now: string,
  partOf: PartOf,
): DeviceRecord {
  const edits = (before?.edits ?? 0) + 1
  if (!isPresent(before)) {
    const updatedAt = before ? momentAfter(before.updatedAt, now) : now
    return { id, occurredAt, updatedAt, body, isPending: true, edits }
  }
  const was = { occurredAt: before.occurredAt, body: seen ?? before.body }
  let after = before
  for (const part of partsOf([was.body, body], partOf)) {
    const fields = fieldsOf({ occurredAt, body }, part, partOf)
    const held = fieldsOf(was, part, partOf)
    if (isSameValue(held, fields)) continue
    const known = momentOf(before, part)
    if (begun && part !== occurredAtPart) {
      const first = fieldsOf({ occurredAt, body: begun }, part, partOf)
      if (isSameValue(first, fields)) continue
      if (!isSameValue(first, held)) after = withGiven(after, { part, at: known, fields: held })
    }
    const unseen = Object.entries(fieldsOf(before, part, partOf)).filter(
      ([field]) => !(field in was.body) && field !== part,
    )
    const moment = momentAfter(known, now)
    after = withFields(after, part, { ...Object.fromEntries(unseen), ...fields }, partOf)
    after = {
      ...after,
      changedAt: { ...partMomentsOf(after), [part]: moment },
      replaced: { ...after.replaced, [part]: withMoment(before.replaced?.[part] ?? [], known) },
    }
  }
  if (after === before) return before
  const updatedAt = Object.values(partMomentsOf(after)).reduce(laterOf, before.updatedAt)
  return { ...after, updatedAt, isPending: true, edits }
}

/** A record with what gave way on this device, for the person here and for the server. */
function withGiven(record: PresentDeviceRecord, version: EarlierVersion): PresentDeviceRecord {
  if (!holdsSomething(version.fields)) return record
  const add = (versions: EarlierVersion[] = []) => [...versions, version].slice(-earlierVersionsMax)
  return { ...record, earlier: add(record.earlier), given: add(record.given) }
}

/** A record after its deletion on this device. No word of it stays; the server is told when. */
export function removeRecord({ id, occurredAt, updatedAt, edits = 0 }: DeviceRecord, now: string): DeviceRecord {
  return { id, occurredAt, updatedAt: momentAfter(updatedAt, now), body: null, isPending: true, edits: edits + 1 }
}

/** A record once the person has looked at one of its earlier versions, which is then let go everywhere. */
export function settleEarlier(record: DeviceRecord, { part, at }: Pick<EarlierVersion, 'part' | 'at'>): DeviceRecord {
  const without = (versions: EarlierVersion[] = []) => {
    const left = versions.filter((one) => one.part !== part || one.at !== at)
    return left.length > 0 ? left : undefined
  }
  return {
    ...record,
    earlier: without(record.earlier),
    given: without(record.given),
    settled: [...(record.settled ?? []), { part, at }],
    isPending: true,
    edits: (record.edits ?? 0) + 1,
  }
}

/** What the device keeps once the server has answered what was `sent`, with what was changed here meanwhile on top; null where nothing is left. */
export function acknowledge(
  here: DeviceRecord | null,
  sent: DeviceRecord,
  answer: ServerRecord,
  partOf: PartOf,
): DeviceRecord | null {
  if (!here || (here.edits === sent.edits && here.updatedAt === sent.updatedAt)) return received(answer)
  // Another tab had an answer of its own in the meantime.
  if (!here.isPending) return isLater(answer.updatedAt, here.updatedAt) ? received(answer) : here
  if (!isPresent(here) || !isPresent(sent) || answer.state === 'deleted') return here
  const { state: _, ...standing } = answer
  let after: PresentDeviceRecord = { ...standing, isPending: true, edits: here.edits }
  for (const part of partsOf([here.body, sent.body], partOf)) {
    if (momentOf(here, part) === momentOf(sent, part)) continue
    after = withFields(after, part, fieldsOf(here, part, partOf), partOf)
    after = {
      ...after,
      changedAt: { ...partMomentsOf(after), [part]: momentOf(here, part) },
      replaced: { ...after.replaced, [part]: here.replaced?.[part] ?? [] },
    }
  }
  const updatedAt = Object.values(partMomentsOf(after)).reduce(laterOf, after.updatedAt)
  const isSent = (one: Pick<EarlierVersion, 'part' | 'at'>) =>
    (sent.settled ?? []).some(({ part, at }) => part === one.part && at === one.at)
  // What gave way here while the answer was on its way.
  const isKnown = (one: EarlierVersion) =>
    [...(sent.given ?? []), ...(after.earlier ?? [])].some(({ part, at }) => part === one.part && at === one.at)
  for (const version of (here.given ?? []).filter((one) => !isKnown(one))) after = withGiven(after, version)
  return { ...after, updatedAt, settled: (here.settled ?? []).filter((one) => !isSent(one)) }
}

/**
 * What the device keeps of a change that was made elsewhere; null where nothing is left. What waits here stays as it is: the server merges
 * it with that change when it is sent, and answers both.
 */
export const receive = (here: DeviceRecord | null, change: ServerRecord): DeviceRecord | null =>
  here?.isPending ? here : received(change)

function received(change: ServerRecord): DeviceRecord | null {
  if (change.state === 'deleted') return null
  const { id, occurredAt, updatedAt, body, changedAt, earlier } = change
  return { id, occurredAt, updatedAt, body, changedAt, earlier, isPending: false }
}

function withMoment(moments: string[], moment: string): string[] {
  const all = [...moments, moment]
  return all.length <= replacedMomentsMax ? all : [...all.slice(0, 10), ...all.slice(10 - replacedMomentsMax)]
}
