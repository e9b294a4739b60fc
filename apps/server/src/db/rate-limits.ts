import { randomUUID } from 'node:crypto'
import { clockToleranceMs } from '@maitri/domain'
import { eq, gt, lt, or, sql } from 'drizzle-orm'
import { rateLimit } from './schema/identity'
import type { Store } from './store'

/**
 * Counts one attempt under `key` and answers how many there were in its window, this one included, and when the window began. A window
 * begins with the first attempt after the last window is over; one that lies ahead was begun by a clock that was wrong, and is over. One statement, so that attempts at the same moment all count.
 */
export async function countTry(
  { db }: Store,
  key: string,
  windowMs: number,
  at: Date,
): Promise<{ count: number; since: number }> {
  const now = at.getTime()
  const isOver = sql`(${rateLimit.lastRequest} <= ${now - windowMs} or ${rateLimit.lastRequest} > ${now + clockToleranceMs})`
  const [row] = await db
    .insert(rateLimit)
    .values({ id: randomUUID(), key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now}::bigint else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count, since: rateLimit.lastRequest })
  if (!row) throw new Error('An upsert answers its row.')
  return row
}

/** Forgets the attempts under `key`. */
export async function forgetTries({ db }: Store, key: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, key))
}

/** Forgets the attempts of windows that began more than `keptMs` ago, or lie ahead. */
export async function forgetOldTries({ db }: Store, keptMs: number, at: Date): Promise<void> {
  const { lastRequest } = rateLimit
  const [oldest, latest] = [at.getTime() - keptMs, at.getTime() + clockToleranceMs]
  await db.delete(rateLimit).where(or(lt(lastRequest, oldest), gt(lastRequest, latest)))
}
