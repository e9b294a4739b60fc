import {
  type CollectionName,
  collectionNames,
  type RecordEndpoints,
  recordCollections,
  recordSyncMaxBytes,
  syncRecords,
} from '@maitri/contracts'
import type { RecordSync } from '../services/record-sync'
import type { Records } from '../services/records'
import type { Mount } from './mount'

/** Text in the scripts of India takes three bytes a character, and every word of it may be explained. */
const maxRecordBytes = 512 * 1024

type Services = { mount: Mount; recordCollections: Record<CollectionName, Records>; recordSync: RecordSync }

/** Mounts the routes of every collection of records, and the one by which devices write to all of them and read what is new. */
export function mountRecordCollections({ mount, recordCollections: services, recordSync }: Services) {
  mount(syncRecords, ({ person, body }) => recordSync.exchange(person.uid, body), {
    maxBodyBytes: recordSyncMaxBytes,
  })
  for (const name of collectionNames) mountRecords(mount, services[name], recordCollections[name].endpoints)
}

function mountRecords(mount: Mount, records: Records, endpoints: RecordEndpoints) {
  mount(endpoints.list, ({ person, query }) => records.list(person.uid, query))
  mount(endpoints.read, ({ person, params }) => records.read(person.uid, params.id))
  mount(endpoints.write, ({ person, params, body }) => records.write(person.uid, params.id, body), {
    maxBodyBytes: maxRecordBytes,
  })
  mount(endpoints.remove, async ({ person, params, query }) => {
    await records.remove(person.uid, params.id, query.at)
    return undefined
  })
}
