import type { EarlierVersion, PartMoments } from '@maitri/domain'
import type { records } from './schema/records'
import type { Sealer } from './sealing'

/** When the parts of a record were changed, and what of them gave way; both absent of one that was only ever written as a whole. */
export type RecordHistory = { changedAt?: PartMoments | undefined; earlier?: EarlierVersion[] | undefined }

export type StoredRecord = RecordHistory & {
  id: string
  occurredAt: string
  updatedAt: string
  revision: number
  body: unknown
}

/** What stands in the store after a write or a deletion, as it goes over the wire. */
export type RecordChange =
  | ({ state: 'present' } & StoredRecord)
  | { state: 'deleted'; id: string; updatedAt: string; revision: number }

export type RecordRow = typeof records.$inferSelect

type RecordPlace = Pick<RecordRow, 'owner' | 'collection' | 'id'>

/** Where a record's body is sealed to. */
export const placeOfRecord = ({ owner, collection, id }: RecordPlace) => ({
  table: 'records',
  owner,
  id: `${collection}/${id}`,
})

/** A body as it lies in the store: with its history beside it in a list of two where it has one. No body is a list. */
export function sealBody(sealer: Sealer, row: RecordPlace, body: unknown, { changedAt, earlier }: RecordHistory = {}) {
  const content = changedAt || earlier ? [body, { changedAt, earlier }] : body
  return sealer.seal(JSON.stringify(content), placeOfRecord(row))
}

/** A row that is no tombstone, opened. */
export function presentRecord(sealer: Sealer, row: RecordRow): StoredRecord {
  const { id, occurredAt, updatedAt, revision, sealed } = row
  if (sealed === null || occurredAt === null) throw new Error('A tombstone has no body.')
  const content: unknown = JSON.parse(sealer.unseal(sealed, placeOfRecord(row)))
  const [body, history] = Array.isArray(content) ? (content as [unknown, RecordHistory]) : [content, {}]
  return { id, occurredAt, updatedAt, revision, body, ...history }
}

/** A row, opened, or its tombstone. */
export function presentChange(sealer: Sealer, row: RecordRow): RecordChange {
  if (row.sealed) return { state: 'present', ...presentRecord(sealer, row) }
  return { state: 'deleted', id: row.id, updatedAt: row.updatedAt, revision: row.revision }
}
