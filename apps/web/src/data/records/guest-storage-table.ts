import { readStored, writeStored } from '../../lib/stored-value'
import type { DeviceRecord, RecordTable } from './record-table'

type Entry = Record<string, unknown>

/**
 * A guest's records under one of the local-storage names of the specification: an array of the records' own fields with id and moments
 * beside them. What is there and cannot be read as a record stays as it is, and what `isBody` refuses is not shown.
 */
export function createGuestStorageTable(name: string, isBody: (body: unknown) => boolean): RecordTable {
  const entries = (): unknown[] => {
    try {
      const stored: unknown = JSON.parse(readStored(name) ?? '[]')
      return Array.isArray(stored) ? stored : []
    } catch {
      return []
    }
  }
  const records = () => entries().flatMap((entry) => recordOf(entry, isBody) ?? [])
  const keep = (kept: unknown[]) => writeStored(name, kept.length > 0 ? JSON.stringify(kept) : null)
  const others = (id: string) => entries().filter((entry) => derivedId(entry) !== id)

  return {
    isLasting: true,
    all: async () => records(),
    waiting: async () => records(),
    find: async (id) => records().find((record) => record.id === id) ?? null,
    async put({ id, occurredAt, updatedAt, body }) {
      keep([{ ...(body as Entry), id, occurredAt, updatedAt }, ...others(id)])
      // A full device must not look as if it had kept something.
      if (!entries().some((entry) => derivedId(entry) === id)) throw new Error(`${name} could not be written`)
    },
    drop: async (id) => keep(others(id)),
    cursor: async () => 0,
    moveCursor: async () => undefined,
  }
}

function recordOf(entry: unknown, isBody: (body: unknown) => boolean): DeviceRecord | null {
  const id = derivedId(entry)
  if (id === null) return null
  const { id: _, occurredAt, updatedAt, ...body } = entry as Entry
  if (!isBody(body)) return null
  const moment = [occurredAt, body.date, body.createdAt, body.timestamp].find((value) => typeof value === 'string')
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return null
  return {
    id,
    occurredAt: moment,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : moment,
    body,
    isPending: true,
  }
}

function derivedId(entry: unknown): string | null {
  const id = typeof entry === 'object' && entry !== null ? (entry as Entry).id : null
  return typeof id === 'string' ? id : null
}
