import type { DeviceRecord, EarlierVersion, RecordFields } from '@maitri/domain'
import { readStored, writeStored } from '../../lib/stored-value'
import type { RecordTable } from './record-store'

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

  const find = (id: string) => records().find((record) => record.id === id) ?? null
  const put = (record: DeviceRecord) => {
    keep([entryOf(record), ...others(record.id)])
    // A full device must not look as if it had kept something.
    if (!entries().some((entry) => derivedId(entry) === record.id)) throw new Error(`${name} could not be written`)
  }
  return {
    all: async () => records(),
    waiting: async () => records(),
    find: async (id) => find(id),
    async change(id, next) {
      const [before, after] = [find(id), next(find(id))]
      if (after && after !== before) put(after)
      if (!after) keep(others(id))
    },
    // From a file of the person's own, all at once; nothing comes from a server for a guest.
    async takeIn(incoming) {
      const ids = new Set(incoming.map(({ id }) => id))
      const put = incoming.flatMap(({ record }) => (record ? [entryOf(record)] : []))
      keep([...put, ...entries().filter((entry) => !ids.has(derivedId(entry) ?? ''))])
      const kept = new Set(entries().map(derivedId))
      if (put.some(({ id }) => !kept.has(id))) throw new Error(`${name} could not be written`)
    },
  }
}

const entryOf = ({ id, occurredAt, updatedAt, body, earlier }: DeviceRecord) => ({
  ...body,
  id,
  occurredAt,
  updatedAt,
  ...(earlier && { earlier }),
})

function recordOf(entry: unknown, isBody: (body: unknown) => boolean): DeviceRecord | null {
  const id = derivedId(entry)
  if (id === null) return null
  const { id: _, occurredAt, updatedAt, earlier, ...body } = entry as Entry
  if (!isBody(body)) return null
  const moment = [occurredAt, body.date, body.createdAt, body.timestamp].find((value) => typeof value === 'string')
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return null
  return {
    id,
    occurredAt: moment,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : moment,
    body: body as RecordFields,
    // Only we write a list there.
    ...(Array.isArray(earlier) && { earlier: earlier as EarlierVersion[] }),
    isPending: true,
  }
}

function derivedId(entry: unknown): string | null {
  const id = typeof entry === 'object' && entry !== null ? (entry as Entry).id : null
  return typeof id === 'string' ? id : null
}
