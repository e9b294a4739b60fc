import type { CountedPart, UseCount } from '@maitri/contracts'
import { desc, sql } from 'drizzle-orm'
import { useSums } from './schema/use-sums'
import type { Store } from './store'

/** What a month's days sum up to for one part. */
export type UseSum = { month: string; part: CountedPart; uses: number; devices: number }

/** Adds what one device counted to the sums of `at`'s day. Each part stands in `counts` once. */
export async function addToUseSums({ db }: Store, counts: readonly UseCount[], at: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10)
  await db
    .insert(useSums)
    .values(counts.map(({ part, uses }) => ({ day, part, uses, devices: 1 })))
    .onConflictDoUpdate({
      target: [useSums.day, useSums.part],
      set: { uses: sql`${useSums.uses} + excluded.uses`, devices: sql`${useSums.devices} + 1` },
    })
}

/** The sums by month (YYYY-MM) and part, newest month first, the most used part of a month first. */
export async function listUseSums({ db }: Store): Promise<UseSum[]> {
  const month = sql<string>`substr(${useSums.day}, 1, 7)`
  const uses = sql<number>`sum(${useSums.uses})::int`
  return await db
    .select({ month, part: useSums.part, uses, devices: sql<number>`sum(${useSums.devices})::int` })
    .from(useSums)
    .groupBy(month, useSums.part)
    .orderBy(desc(month), desc(uses))
}
