import { sql } from 'drizzle-orm'
import type { Db } from './engine'
import { QueryError } from './query-errors'

/** How far behind its primary a replica may be. */
const lagMaxMs = 5_000
/** How long a look at the replica holds: so what is read is at most this much older still. */
const lookEveryMs = 5_000

/**
 * Reads from a replica that follows closely. Where it is gone, or its last transaction is older than five seconds, the primary is read: on a
 * store where nothing is written that is so too, and the primary has time.
 */
export function createReplica(db: Db, now = () => performance.now()) {
  let isClose = Promise.resolve(false)
  let looksAgainAt = 0

  async function looksClose(): Promise<boolean> {
    const { rows } = await db.execute<{ lag: number }>(
      sql`select case when pg_is_in_recovery()
            then coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()) * 1000, ${lagMaxMs + 1})::float8
            else 0 end as lag`,
    )
    return Number(rows[0]?.lag ?? Number.POSITIVE_INFINITY) <= lagMaxMs
  }

  function findIsClose(): Promise<boolean> {
    if (now() >= looksAgainAt) {
      looksAgainAt = now() + lookEveryMs
      isClose = looksClose().catch(() => false)
    }
    return isClose
  }

  return {
    /** What `read` finds on the replica, else what it finds on `primary`. */
    async readOr<T>(primary: Db, read: (db: Db) => Promise<T>): Promise<T> {
      if (!(await findIsClose())) return await read(primary)
      try {
        return await read(db)
      } catch (error) {
        if (!(error instanceof QueryError) || error.kind !== 'unavailable') throw error
        isClose = Promise.resolve(false)
        return await read(primary)
      }
    },
  }
}
