import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment, recordId } from './fields'
import { type CollectionName, collectionNames } from './record-collections'
import { changedAt, earlierVersions } from './records'

/** The most writes of one request. */
export const recordSyncMaxWrites = 200
/** The most bytes of one request; what a device has beyond goes in the next. */
export const recordSyncMaxBytes = 1_000_000

/** The most records that one account keeps, and the most sealed bytes of them. */
export const recordsMax = 100_000
export const recordBytesMax = 256_000_000

/** Which limit of an account a write has met: how many records, their bytes, or deletions of what never was here. */
export const recordLimits = ['records', 'bytes', 'tombstones'] as const
export type RecordLimit = (typeof recordLimits)[number]

const isoText = z.string().check(z.maxLength(40))

/**
 * A write or deletion as a device did it. Moments and body are looked at write by write, by the schema of the collection, so that one which
 * the server will not have holds up no other.
 */
const write = z.object({
  collection: z.enum(collectionNames as [CollectionName, ...CollectionName[]]),
  id: recordId,
  state: z.enum(['present', 'deleted']),
  updatedAt: isoText,
  /** Of a present record only. */
  occurredAt: z.optional(isoText),
  /** Of a present record only, as the next four. */
  body: z.optional(z.unknown()),
  changedAt: z.optional(z.unknown()),
  replaced: z.optional(z.unknown()),
  settled: z.optional(z.unknown()),
  given: z.optional(z.unknown()),
})

export type RecordSyncWrite = z.output<typeof write>

const revision = z.int().check(z.nonnegative())

/** A record that is there. Its body is as it was kept: a device may be older than the version that wrote it. */
const present = {
  state: z.literal('present'),
  id: recordId,
  occurredAt: moment,
  updatedAt: moment,
  changedAt: z.optional(changedAt),
  earlier: z.optional(earlierVersions),
  revision,
  body: z.record(z.string(), z.unknown()),
}
const deleted = { state: z.literal('deleted'), id: recordId, updatedAt: moment, revision }

/** What stands in the store after one write, or why it was not kept. */
const outcome = z.discriminatedUnion('state', [
  z.object(present),
  z.object(deleted),
  z.object({
    state: z.literal('refused'),
    id: recordId,
    code: z.enum(['invalid_request', 'quota_reached']),
    /** With `quota_reached`. */
    limit: z.optional(z.enum(recordLimits)),
  }),
])

export type RecordSyncOutcome = z.input<typeof outcome>

/** A collection that this version does not know comes from a newer one. */
const collection = z.string()

const change = z.discriminatedUnion('state', [
  z.object({ collection, ...present }),
  z.object({ collection, ...deleted }),
])

export type RecordSyncChange = z.output<typeof change>

/** Where a device hears that something was written: server-sent events, each the latest revision. */
export const recordEventsPath = '/api/records/events'

/**
 * What a device did, and what it does not know yet, in one request. Every write is an upsert on the record's own id, so that a repeated
 * request changes nothing; all are kept, or none where the request fails.
 */
export const syncRecords = endpoint({
  method: 'POST',
  path: '/api/records',
  access: 'person',
  summary: 'Write and delete records of any collections, and read what was written since a revision',
  body: z
    .object({
      writes: z.array(write).check(z.maxLength(recordSyncMaxWrites)),
      /** The last revision that the device has seen; without it nothing is read. */
      since: z.optional(revision),
    })
    .check(z.refine(({ writes, since }) => writes.length > 0 || since !== undefined)),
  response: z.object({
    /** One for each write, in its order. */
    outcomes: z.array(outcome),
    /** Writes and deletions after `since`, oldest first, about a megabyte at most; without those that `outcomes` tells of. */
    changes: z.array(change),
    hasMore: z.boolean(),
    /** What to ask for next time. */
    revision,
    /** The server's clock, by which a device corrects its own. */
    now: moment,
  }),
})
