import { randomUUID } from 'node:crypto'
import type { CalendarMethod } from '@maitri/domain'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { outbox } from './schema/outbox'
import type { Sealer } from './sealing'
import type { Store } from './store'

/** A calendar file on its way with a mail. */
export type CalendarPart = { method: CalendarMethod; content: string }
export type Email = { recipient: string; subject: string; text: string; calendar?: CalendarPart }
/** The store, or one transaction in it. */
export type OpenPlace = Pick<Store, 'db' | 'sealer'>
export type WaitingMail = Email & { id: string; createdAt: string; attempts: number; lastErrorCode: string | null }

/** After the first, second and third failure; after the fourth a mail waits for the operator. */
const retryAfterMinutes = [1, 5, 30]
/** How long one process may take to send before another may try. */
const leaseMinutes = 5
/** No attempt is planned further ahead than half an hour: what is, a clock that was wrong has planned. */
const furthestMinutes = 60

/**
 * Puts a mail of the person `owner` into the outbox and answers its id. Erasing them erases it; one of nobody stays until it is sent, so it
 * may hold nothing of a person.
 */
export async function enqueueMail(
  { db, sealer }: OpenPlace,
  owner: string | null,
  email: Email,
  at: Date,
): Promise<string> {
  const id = randomUUID()
  await db.insert(outbox).values({
    id,
    owner,
    sealed: sealer.seal(JSON.stringify(email), placeOfMail({ owner, id })),
    createdAt: at.toISOString(),
    nextAttemptAt: at.toISOString(),
  })
  return id
}

/** Takes mails back that were not sent yet: what they say is not so any more. */
export async function takeBackMail({ db }: Pick<OpenPlace, 'db'>, ids: string[]): Promise<void> {
  await db.delete(outbox).where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)))
}

/** The next mail that is due and was not tried four times, or null. No other process gets it for five minutes: until then, say that it was sent or failed. */
export async function takeDueMail({ db, sealer }: Store, at: Date): Promise<WaitingMail | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNotNull(outbox.sealed),
        or(lte(outbox.nextAttemptAt, at.toISOString()), gt(outbox.nextAttemptAt, minutesAfter(at, furthestMinutes))),
        // One that ends the process, or cannot be opened, is not tried for ever either.
        lte(outbox.attempts, retryAfterMinutes.length),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: minutesAfter(at, leaseMinutes) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning()
  return row ? presentMail(sealer, row) : null
}

/** Erases the words of a mail that was sent. */
export async function markMailSent({ db }: Store, id: string, at: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sealed: null, sentAt: at.toISOString(), nextAttemptAt: null, lastErrorCode: null })
    .where(eq(outbox.id, id))
}

/** Plans the next attempt, or none after the last. `errorCode` names the kind of failure, never what was in the mail. */
export async function markMailFailed({ db }: Store, id: string, errorCode: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ attempts: outbox.attempts }).from(outbox).where(eq(outbox.id, id)).for('update')
    if (!row) return
    const wait = retryAfterMinutes[row.attempts - 1]
    const nextAttemptAt = wait === undefined ? null : minutesAfter(at, wait)
    await tx.update(outbox).set({ lastErrorCode: errorCode, nextAttemptAt }).where(eq(outbox.id, id))
  })
}

/** Mail that was not sent, newest first, for the operator to read. */
export async function listWaitingMail({ db, sealer }: Store, limit = 100): Promise<WaitingMail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.sealed))
    .orderBy(desc(outbox.createdAt))
    .limit(limit)
  return rows.map((row) => presentMail(sealer, row))
}

type Row = typeof outbox.$inferSelect

function presentMail(sealer: Sealer, row: Row): WaitingMail {
  if (!row.sealed) throw new Error('A mail that was sent has no words.')
  const email: Email = JSON.parse(sealer.unseal(row.sealed, placeOfMail(row)))
  const { id, createdAt, attempts, lastErrorCode } = row
  return { id, createdAt, attempts, lastErrorCode, ...email }
}

/** Where a mail's words are sealed to. */
export const placeOfMail = ({ owner, id }: Pick<Row, 'owner' | 'id'>) => ({
  table: 'outbox',
  owner: owner ?? '',
  id,
})

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000).toISOString()
