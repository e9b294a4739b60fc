import { useEffect } from 'react'
import { ApiError } from '../../lib/api-client'
import { useSessionStore } from '../../lib/session/session'
import { recordsOf } from './records-of'
import { useLiveRecords } from './use-records'

/** Sends and fetches the owner's records on every screen, also on one that reads none of them; asks who is here once the server refuses them. */
export function KeepRecordsLive({ owner }: { owner: string }) {
  const session = useSessionStore()
  const records = recordsOf(owner)
  useLiveRecords(owner, records)
  useEffect(() => {
    const { loop } = records
    return loop.subscribe(() => {
      const { error } = loop.get()
      if (error instanceof ApiError && error.code === 'unauthenticated') void session.recheck()
    })
  }, [records, session])
  return null
}
