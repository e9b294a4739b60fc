import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment, recordId } from './fields'
import { type CollectionName, collectionNames } from './record-collections'

/** The most writes of one request. */
export const recordBatchMaxWrites = 200
/** The most bytes of one request; what a device has beyond goes in the next. */
export const recordBatchMaxBytes = 1_000_000

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
  /** Of a present record only. */
  body: z.optional(z.unknown()),
})

export type RecordBatchWrite = z.output<typeof write>

const revision = z.int()

/** What stands in the store after one write, or why it was not kept. */
const outcome = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('present'),
    id: recordId,
    occurredAt: moment,
    updatedAt: moment,
    revision,
    body: z.unknown(),
  }),
  z.object({ state: z.literal('deleted'), id: recordId, updatedAt: moment, revision }),
  z.object({ state: z.literal('refused'), id: recordId, code: z.enum(['invalid_request', 'quota_reached']) }),
])

export type RecordBatchOutcome = z.input<typeof outcome>

/** Every write is an upsert as in the routes of its collection, so that a repeated request changes nothing. All are kept, or none where the request fails. */
export const writeRecordBatch = endpoint({
  method: 'POST',
  path: '/api/records',
  access: 'person',
  summary: 'Write and delete many records, of any collections, each answered by itself in its order',
  body: z.object({ writes: z.array(write).check(z.minLength(1), z.maxLength(recordBatchMaxWrites)) }),
  response: z.object({ outcomes: z.array(outcome) }),
})
