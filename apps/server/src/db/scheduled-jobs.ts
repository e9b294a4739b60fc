import { eq, sql } from 'drizzle-orm'
import { scheduledJobs } from './schema/scheduled-jobs'
import type { Store } from './store'

/** When a job that failed is tried again; after the last of these it waits for its next time by the clock. */
const retryAfterMinutes = [5, 30, 120]
/** How long one process may take before another may try. */
const leaseMinutes = 60
/** No job is planned further ahead than a day: what is, a clock that was wrong has planned. */
const furthestMinutes = 25 * 60

/**
 * Claims the job `name` where it is due, as it is when it never ran; null where it is not, or another process has it. No other process gets
 * it for an hour: until then, say that it is done or failed.
 */
export async function claimScheduledJob({ db }: Store, name: string, at: Date): Promise<{ failures: number } | null> {
  const nextRunAt = minutesAfter(at, leaseMinutes)
  const planned = scheduledJobs.nextRunAt
  const [claimed] = await db
    .insert(scheduledJobs)
    .values({ name, nextRunAt })
    .onConflictDoUpdate({
      target: scheduledJobs.name,
      set: { nextRunAt },
      setWhere: sql`${planned} <= ${at.toISOString()} or ${planned} > ${minutesAfter(at, furthestMinutes)}`,
    })
    .returning({ failures: scheduledJobs.failures })
  return claimed ?? null
}

/** Plans the next time of a claimed job, `everyMinutes` from `at`. */
export async function markJobDone({ db }: Store, name: string, everyMinutes: number, at: Date): Promise<void> {
  const nextRunAt = minutesAfter(at, everyMinutes)
  await db.update(scheduledJobs).set({ nextRunAt, failures: 0 }).where(eq(scheduledJobs.name, name))
}

/** Plans the next try of a claimed job that failed after `failures` failures before. */
export async function markJobFailed(
  store: Store,
  name: string,
  { failures, everyMinutes }: { failures: number; everyMinutes: number },
  at: Date,
): Promise<void> {
  const wait = retryAfterMinutes[failures]
  if (wait === undefined) return await markJobDone(store, name, everyMinutes, at)
  await store.db
    .update(scheduledJobs)
    .set({ nextRunAt: minutesAfter(at, wait), failures: failures + 1 })
    .where(eq(scheduledJobs.name, name))
}

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000).toISOString()
