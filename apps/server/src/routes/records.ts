import {
  type CollectionName,
  collectionNames,
  type RecordEndpoints,
  recordBatchMaxBytes,
  recordCollections,
  writeRecordBatch,
} from '@maitri/contracts'
import type { RecordBatch } from '../services/record-batch'
import type { Records } from '../services/records'
import type { Mount } from './mount'

/** Text in the scripts of India takes three bytes a character, and every word of it may be explained. */
const maxRecordBytes = 512 * 1024

type Services = { mount: Mount; recordCollections: Record<CollectionName, Records>; recordBatch: RecordBatch }

/** Mounts the routes of every collection of records, and the one that writes to all of them. */
export function mountRecordCollections({ mount, recordCollections: services, recordBatch }: Services) {
  mount(writeRecordBatch, ({ person, body }) => recordBatch.write(person.uid, body.writes), {
    maxBodyBytes: recordBatchMaxBytes,
  })
  for (const name of collectionNames) mountRecords(mount, services[name], recordCollections[name].endpoints)
}

function mountRecords(mount: Mount, records: Records, endpoints: RecordEndpoints) {
  mount(endpoints.list, ({ person, query }) => records.list(person.uid, query))
  // Before the route of one record, which 'changes' would be the id of.
  mount(endpoints.changes, ({ person, query }) => records.changes(person.uid, query))
  mount(endpoints.read, ({ person, params }) => records.read(person.uid, params.id))
  mount(endpoints.write, ({ person, params, body }) => records.write(person.uid, params.id, body), {
    maxBodyBytes: maxRecordBytes,
  })
  mount(endpoints.remove, async ({ person, params, query }) => {
    await records.remove(person.uid, params.id, query.at)
    return undefined
  })
}
