import { earlierVersionsMax, replacedMomentsMax } from '@maitri/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment, recordId } from './fields'

/** The name of a part of a record: a field of its body, `occurredAt`, or `*` for all that are not named. */
const partName = z.string().check(z.minLength(1), z.maxLength(60))
/** More parts than any body has fields. */
const partsMax = 60
const byPart = <T extends z.ZodMiniType>(schema: T) =>
  z.record(partName, schema).check(z.refine((parts) => Object.keys(parts).length <= partsMax))

/** When each part of a record was last changed; absent where all of it was written at `updatedAt`. */
export const changedAt = byPart(moment)
/** The parts that a device changed, each with the moments of what it replaced there; absent where it writes the record as a whole. */
const replaced = byPart(z.array(moment).check(z.maxLength(replacedMomentsMax)))
/** What gave way to a later change that had not seen it, until the person has looked at it. */
export const earlierVersions = z.array(
  z.object({ part: partName, at: moment, fields: z.record(z.string(), z.unknown()) }),
)
/** What gave way on the device itself. */
const given = earlierVersions.check(z.maxLength(earlierVersionsMax))
/** Earlier versions that the person has looked at. */
const settled = z.array(z.object({ part: partName, at: moment })).check(z.maxLength(earlierVersionsMax))

/**
 * A record is one private thing of one person. Its id is made on the device, it is written by upsert on (owner, id) and deleted by a
 * tombstone, so that offline queue, retry and the move of a guest's things are one mechanism. Of two writes of one part the later stands.
 */
const envelope = { id: recordId, occurredAt: moment, updatedAt: moment }
const history = { changedAt: z.optional(changedAt), earlier: z.optional(earlierVersions) }

/** Grows with every write of one owner; a device that has seen revision n asks for what came after n. */
const revision = z.int().check(z.nonnegative())

/** The endpoints of any collection of records. */
export type RecordEndpoints = ReturnType<typeof recordEndpoints<z.ZodMiniType<unknown>>>

/** The four endpoints that every collection of records has, under `/api/<name>`. */
export function recordEndpoints<Body extends z.ZodMiniType>(name: string, body: Body) {
  const path = `/api/${name}`
  const stored = z.object({ ...envelope, ...history, revision, body })
  const change = z.discriminatedUnion('state', [
    z.object({ state: z.literal('present'), ...envelope, ...history, revision, body }),
    z.object({ state: z.literal('deleted'), id: recordId, updatedAt: moment, revision }),
  ])
  const params = z.object({ id: recordId })
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'person',
      summary: 'The latest records, newest first; a page holds about a megabyte at most',
      query: z.object({
        limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
        before: z.optional(moment),
        /** Of records of one moment, those after this id. */
        beforeId: z.optional(recordId),
      }),
      response: z.object({ records: z.array(stored), hasMore: z.boolean() }),
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      access: 'person',
      summary: 'One record',
      params,
      response: stored,
    }),
    /** A part older than what is stored changes nothing; the answer is what is stored then. */
    write: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      access: 'person',
      summary: 'Write one record',
      params,
      body: z.object({
        occurredAt: moment,
        updatedAt: moment,
        changedAt: z.optional(changedAt),
        replaced: z.optional(replaced),
        settled: z.optional(settled),
        given: z.optional(given),
        body,
      }),
      response: change,
    }),
    /** `at` is the moment of the deletion on the device; deleting what does not exist leaves a tombstone all the same. */
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'person',
      summary: 'Delete one record',
      params,
      query: z.object({ at: moment }),
    }),
  }
}
