/** The fields of a record's body. */
export type RecordFields = Record<string, unknown>

/** When each part of a record was last changed. `*` speaks of every part that is not named. */
export type PartMoments = Record<string, string>

/** What was written into one part of a record on one device and gave way to a later change made elsewhere. */
export type EarlierVersion = { part: string; at: string; fields: RecordFields }

/** A record that is there, as device and server know it. */
export type RecordVersion = {
  occurredAt: string
  /** The latest of its changes. */
  updatedAt: string
  body: RecordFields
  /** Absent where all of it was written at `updatedAt`. */
  changedAt?: PartMoments | undefined
  /** Oldest first; absent where nothing gave way, or the person has looked at all of it. */
  earlier?: EarlierVersion[] | undefined
}

/** Which part of its record a field belongs to. Fields of one part make sense only together, and change together. */
export type PartOf = (field: string) => string

/** The part that is no field of a body: the moment that a record speaks of. */
export const occurredAtPart = 'occurredAt'

const everyPart = '*'

export const momentOf = ({ changedAt, updatedAt }: Pick<RecordVersion, 'changedAt' | 'updatedAt'>, part: string) =>
  changedAt?.[part] ?? changedAt?.[everyPart] ?? updatedAt

/** The moments of a record by part, `*` among them. */
export const partMomentsOf = ({ changedAt, updatedAt }: Pick<RecordVersion, 'changedAt' | 'updatedAt'>): PartMoments =>
  changedAt ?? { [everyPart]: updatedAt }

/** Every part that one of two bodies has. */
export const partsOf = (bodies: RecordFields[], partOf: PartOf): Set<string> =>
  new Set([occurredAtPart, ...bodies.flatMap((body) => Object.keys(body).map(partOf))])

/** What stands in one part of a record. */
export function fieldsOf(
  { occurredAt, body }: Pick<RecordVersion, 'occurredAt' | 'body'>,
  part: string,
  partOf: PartOf,
) {
  if (part === occurredAtPart) return { occurredAt }
  return Object.fromEntries(Object.entries(body).filter(([field]) => partOf(field) === part))
}

/** A record with other fields in one part; a field that they lack is gone. */
export function withFields<V extends RecordVersion>(version: V, part: string, fields: RecordFields, partOf: PartOf): V {
  if (part === occurredAtPart) return { ...version, occurredAt: String(fields.occurredAt) }
  const others = Object.entries(version.body).filter(([field]) => partOf(field) !== part)
  return { ...version, body: { ...Object.fromEntries(others), ...fields } }
}

export const laterOf = (one: string, other: string): string => (Date.parse(one) >= Date.parse(other) ? one : other)

export const isLater = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other)

export const isSameMoment = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other)

/** `now`, or a millisecond after `known` where that is later: whoever changes what they see is later than what they saw. */
export const momentAfter = (known: string, now: string): string =>
  new Date(Math.max(Date.parse(now), Date.parse(known) + 1)).toISOString()

/** Whether two values of JSON are the same, whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [definedEntries(one), definedEntries(other)]
  return left.length === right.length && left.every(([key, value]) => isSameValue(value, (other as RecordFields)[key]))
}

const definedEntries = (value: object) => Object.entries(value).filter(([, held]) => held !== undefined)
