import { and, eq, isNotNull, lt, notExists, or, sql } from 'drizzle-orm'
import { forgetOldEmailConfirmations } from './email-confirmations'
import { session, verification } from './schema/identity'
import { outbox } from './schema/outbox'
import { bookings } from './schema/therapists'
import type { Db, Store } from './store'

/** How long a mail stays in the outbox, sent or not. */
const mailKeptDays = 30

/** A larger table is not written anew: nobody else would be answered for too long. */
const rewrittenMaxBytes = 512 * 1024 * 1024

/**
 * Removes what nobody needs any more: sessions and links that are over, and old mail. The embedded engine has no background process that
 * reclaims the space of changed rows and keeps the planner's statistics, so that is done here too, and what was erased leaves its files: table
 * by table, each after `quiet`, since nobody else is answered meanwhile. Call it once a day.
 */
export async function maintainStore(
  { db, kind }: Store,
  at: Date,
  quiet: () => Promise<void> = async () => {},
): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, at))
  await db.delete(verification).where(lt(verification.expiresAt, at))
  await forgetOldEmailConfirmations({ db }, at)
  await pruneMail(db, new Date(at.getTime() - mailKeptDays * 24 * 60 * 60 * 1000))
  if (kind === 'embedded') await cleanFiles(db, quiet)
}

/** An erased row stays in the pages of its table, in the samples of the planner and in the log until each is written anew. */
async function cleanFiles(db: Db, quiet: () => Promise<void>): Promise<void> {
  await quiet()
  await db.execute(sql`vacuum (analyze)`)
  const { rows } = await db.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) > 0 and pg_total_relation_size(oid) <= ${rewrittenMaxBytes}`,
  )
  for (const name of [...rows.map((row) => row.name), 'pg_statistic']) {
    await quiet()
    await db.execute(sql`vacuum full ${sql.raw(name)}`)
  }
  await db.execute(sql`checkpoint`)
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
}

/** What a booking says of its mail stays true: that row goes without its words, and leaves whether it was sent. */
async function pruneMail(db: Db, oldest: Date): Promise<void> {
  const isOld = lt(outbox.createdAt, oldest.toISOString())
  const bookingOf = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(eq(bookings.mailId, outbox.id), eq(bookings.practiceMailId, outbox.id)))
  await db.delete(outbox).where(and(isOld, notExists(bookingOf)))
  await db
    .update(outbox)
    .set({ sealed: null, nextAttemptAt: null })
    .where(and(isOld, isNotNull(outbox.sealed)))
}
