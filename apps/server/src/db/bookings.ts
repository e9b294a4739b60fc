import { and, eq, gt, lt } from 'drizzle-orm'
import { bookings } from './schema/therapists'
import type { Store } from './store'

export type TakenTime = { startsAt: string; endsAt: string }

/** What is booked within a span, by therapist. */
export async function listTaken({ db }: Pick<Store, 'db'>, from: Date, to: Date): Promise<Map<string, TakenTime[]>> {
  const rows = await db
    .select({ therapistId: bookings.therapistId, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'booked'),
        gt(bookings.endsAt, from.toISOString()),
        lt(bookings.startsAt, to.toISOString()),
      ),
    )
  const taken = new Map<string, TakenTime[]>()
  for (const { therapistId, ...time } of rows) taken.set(therapistId, [...(taken.get(therapistId) ?? []), time])
  return taken
}
