import { lt, sql } from 'drizzle-orm'
import { forgetOldEmailConfirmations } from './email-confirmations'
import { session, verification } from './schema/identity'
import { outbox } from './schema/outbox'
import type { Store } from './store'

/** How long a mail stays in the outbox, sent or not. */
const mailKeptDays = 30

/**
 * Removes what nobody needs any more: sessions and links that are over, and old mail. The embedded engine has no background process that
 * reclaims the space of changed rows and keeps the planner's statistics, so that is done here too; call it once a day.
 */
export async function tidyStore({ db, kind }: Store, at: Date): Promise<void> {
  const oldestMail = new Date(at.getTime() - mailKeptDays * 24 * 60 * 60 * 1000)
  await db.delete(session).where(lt(session.expiresAt, at))
  await db.delete(verification).where(lt(verification.expiresAt, at))
  await forgetOldEmailConfirmations({ db }, at)
  await db.delete(outbox).where(lt(outbox.createdAt, oldestMail.toISOString()))
  if (kind === 'embedded') await db.execute(sql`vacuum (analyze)`)
}
