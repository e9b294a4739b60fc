import { randomUUID } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { rateLimit } from './schema/identity'
import type { Store } from './store'

/**
 * Counts one attempt under `key` and answers how many there were in its window, this one included, and when the window began. A window
 * begins with the first attempt after the last window is over. One statement, so that attempts at the same moment all count.
 */
export async function countTry(
  { db }: Store,
  key: string,
  windowMs: number,
  at: Date,
): Promise<{ count: number; since: number }> {
  const now = at.getTime()
  const isOver = sql`${rateLimit.lastRequest} <= ${now - windowMs}`
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

/** Forgets the attempts of windows that began before `at`. */
export async function forgetTriesBefore({ db }: Store, at: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.lastRequest, at.getTime()))
}
