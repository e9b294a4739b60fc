import { recordsOf } from './records-of'
import { useLiveRecords } from './use-records'

/** Sends and fetches the owner's records on every screen, also on one that reads none of them. */
export function KeepRecordsLive({ owner }: { owner: string }) {
  useLiveRecords(owner, recordsOf(owner))
  return null
}
