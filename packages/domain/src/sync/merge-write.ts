import {
  type EarlierVersion,
  fieldsOf,
  isLater,
  isSameMoment,
  isSameValue,
  laterOf,
  momentAfter,
  momentOf,
  type PartMoments,
  type PartOf,
  partMomentsOf,
  partsOf,
  type RecordFields,
  type RecordVersion,
  withFields,
} from './record-version'

/** A record as a device sends it. */
export type WrittenVersion = RecordVersion & {
  /** The parts that were changed on the device since it last knew what the server had, each with the moments of what was replaced, oldest first. */
  replaced?: Record<string, string[]> | undefined
  /** Earlier versions that the person has looked at. */
  settled?: Pick<EarlierVersion, 'part' | 'at'>[] | undefined
  /** What gave way on the device itself, to a change that was begun before it, and is an earlier version from now on. */
  given?: EarlierVersion[] | undefined
}

/** The most earlier versions that are kept of one record; the oldest give way. */
export const earlierVersionsMax = 20

/** How far ahead of the server's clock a moment may lie. */
export const clockToleranceMs = 5 * 60_000

/**
 * A moment in its one spelling. One that lies more than five minutes ahead of `at` counts as `at`: a moment of next year would stand against
 * every later change.
 */
export const notAhead = (moment: string, at: Date): string =>
  (Date.parse(moment) > at.getTime() + clockToleranceMs ? at : new Date(moment)).toISOString()

/** All moments of a written record, none of them ahead. */
export function withoutMomentsAhead<V extends WrittenVersion>(written: V, at: Date): V {
  const changedAt = written.changedAt && mapMoments(written.changedAt, (moment) => notAhead(moment, at))
  const [occurredAt, updatedAt] = [notAhead(written.occurredAt, at), notAhead(written.updatedAt, at)]
  const given = written.given?.map((version) => ({ ...version, at: notAhead(version.at, at) }))
  return { ...written, occurredAt, updatedAt, ...(changedAt && { changedAt }), ...(given && { given }) }
}

/** Whether a device says which parts it changed. One that does not means the record as a whole. */
export const isByParts = ({ replaced, settled }: WrittenVersion): boolean =>
  Object.keys(replaced ?? {}).length > 0 || (settled ?? []).length > 0

type Known = { state: 'present' | 'deleted'; updatedAt: string }

/**
 * What a write does to what is there: it takes its place, is merged with it by parts, or changes nothing. A record as a whole, and a deletion,
 * stand by the moment of the latest change; of a write and a deletion at one moment the deletion stands.
 */
export function effectOf(known: Known | null, written: Known & { isByParts: boolean }): 'put' | 'merge' | 'none' {
  if (!known) return 'put'
  if (known.state === 'present' && written.state === 'present' && written.isByParts) return 'merge'
  const isDeletionOfSameMoment =
    written.state === 'deleted' && known.state === 'present' && isSameMoment(written.updatedAt, known.updatedAt)
  return isLater(written.updatedAt, known.updatedAt) || isDeletionOfSameMoment ? 'put' : 'none'
}

/**
 * What stands after a device wrote parts of a record that is there: of each part the later change, and of two at one moment the one that the
 * server had first. A change that had not seen the one it meets leaves the other among the earlier versions. Null where nothing changes, as
 * when a write is repeated.
 */
export function mergeWrite(stored: RecordVersion, written: WrittenVersion, partOf: PartOf): RecordVersion | null {
  let merged: RecordVersion = stored
  let changedAt = partMomentsOf(stored)
  const given: EarlierVersion[] = [...(givenOn(written) ?? [])]
  for (const part of partsOf([stored.body, written.body], partOf)) {
    const replaced = written.replaced?.[part]
    const [theirs, mine] = [momentOf(stored, part), momentOf(written, part)]
    const [standing, coming] = [fieldsOf(stored, part, partOf), fieldsOf(written, part, partOf)]
    const hasSeen = replaced === undefined || replaced.some((moment) => isSameMoment(moment, theirs))
    const stands = !(isLater(mine, theirs) || (replaced !== undefined && hasSeen && !isSameMoment(mine, theirs)))
    const isSame = isSameValue(standing, coming)
    if (stands) {
      if (replaced !== undefined && !isSame) given.push({ part, at: mine, fields: coming })
      continue
    }
    if (!hasSeen && !isSame) given.push({ part, at: theirs, fields: standing })
    merged = withFields(merged, part, coming, partOf)
    changedAt = { ...changedAt, [part]: isLater(mine, theirs) ? mine : momentAfter(theirs, mine) }
  }
  const known = stored.earlier ?? []
  const earlier = earlierAfter(known, given, written.settled ?? [])
  if (merged === stored && earlier === known) return null
  const updatedAt = Object.values(changedAt).reduce(laterOf, stored.updatedAt)
  return { ...merged, updatedAt, changedAt, earlier: earlier.length > 0 ? earlier : undefined }
}

/** What gave way on the device that wrote and nobody there has looked at; undefined where nothing did. */
export function givenOn({ given = [], settled = [] }: WrittenVersion): EarlierVersion[] | undefined {
  const left = given.filter((one) => holdsSomething(one.fields) && !settled.some((other) => isOf(one, other)))
  return left.length > 0 ? left.slice(-earlierVersionsMax) : undefined
}

type EarlierPlace = Pick<EarlierVersion, 'part' | 'at'>

const isOf = (one: EarlierPlace, other: EarlierPlace) => one.part === other.part && isSameMoment(one.at, other.at)

/** The earlier versions once some were added and some looked at; the same list where that changes nothing. */
function earlierAfter(known: EarlierVersion[], given: EarlierVersion[], settled: EarlierPlace[]): EarlierVersion[] {
  const added = given.filter((one) => holdsSomething(one.fields) && !known.some((other) => isOf(one, other)))
  const left = known.filter((one) => !settled.some((other) => isOf(one, other)))
  if (added.length === 0 && left.length === known.length) return known
  return [...left, ...added].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(-earlierVersionsMax)
}

/** An empty note or list is no version that anybody would want back. */
export const holdsSomething = (fields: RecordFields): boolean =>
  Object.values(fields).some((value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))

const mapMoments = (moments: PartMoments, map: (moment: string) => string): PartMoments =>
  Object.fromEntries(Object.entries(moments).map(([part, moment]) => [part, map(moment)]))
