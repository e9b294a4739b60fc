import type { records } from './schema/records'
import type { Sealer } from './sealing'

export type StoredRecord = { id: string; occurredAt: string; updatedAt: string; revision: number; body: unknown }

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

export const sealBody = (sealer: Sealer, row: RecordPlace, body: unknown) =>
  sealer.seal(JSON.stringify(body), placeOfRecord(row))

/** A row that is no tombstone, opened. */
export function presentRecord(sealer: Sealer, row: RecordRow): StoredRecord {
  const { id, occurredAt, updatedAt, revision, sealed } = row
  if (sealed === null || occurredAt === null) throw new Error('A tombstone has no body.')
  return { id, occurredAt, updatedAt, revision, body: JSON.parse(sealer.unseal(sealed, placeOfRecord(row))) }
}

/** A row, opened, or its tombstone. */
export function presentChange(sealer: Sealer, row: RecordRow): RecordChange {
  if (row.sealed) return { state: 'present', ...presentRecord(sealer, row) }
  return { state: 'deleted', id: row.id, updatedAt: row.updatedAt, revision: row.revision }
}
