import type { CollectionName } from '@maitri/contracts'
import type { DeviceRecord } from '@maitri/domain'
import { derivedId } from '../../lib/derived-id'

/** A guest's record as the server takes it. Lists under the names of the specification may hold other ids and ways of writing a moment. */
export function fitRecord(collection: CollectionName, record: DeviceRecord): DeviceRecord {
  return {
    ...record,
    id: uuid.test(record.id) ? record.id : derivedId(`guest ${collection} ${record.id}`),
    occurredAt: new Date(record.occurredAt).toISOString(),
    updatedAt: new Date(record.updatedAt).toISOString(),
  }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
