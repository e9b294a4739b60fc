import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment, recordId } from './fields'

/**
 * A record is one private thing of one person. Its id is made on the device, it is written by upsert on (owner, id) and deleted by a
 * tombstone, so that offline queue, retry and the move of a guest's things are one mechanism. Of two writes the later `updatedAt` stands.
 */
const envelope = { id: recordId, occurredAt: moment, updatedAt: moment }

/** Grows with every write of one owner; a device that has seen revision n asks for what came after n. */
const revision = z.int().check(z.nonnegative())

/** The endpoints of any collection of records. */
export type RecordEndpoints = ReturnType<typeof recordEndpoints<z.ZodMiniType<unknown>>>

/** The five endpoints that every collection of records has, under `/api/<name>`. */
export function recordEndpoints<Body extends z.ZodMiniType>(name: string, body: Body) {
  const path = `/api/${name}`
  const stored = z.object({ ...envelope, revision, body })
  const change = z.discriminatedUnion('state', [
    z.object({ state: z.literal('present'), ...envelope, revision, body }),
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
    changes: endpoint({
      method: 'GET',
      path: `${path}/changes`,
      access: 'person',
      summary: 'Writes and deletions after a revision, oldest first; a page holds about a megabyte at most',
      query: z.object({
        since: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
        limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 200),
      }),
      response: z.object({ changes: z.array(change), hasMore: z.boolean() }),
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      access: 'person',
      summary: 'One record',
      params,
      response: stored,
    }),
    /** A write older than what is stored changes nothing and answers what is stored. */
    write: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      access: 'person',
      summary: 'Write one record',
      params,
      body: z.object({ occurredAt: moment, updatedAt: moment, body }),
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
