import { randomUUID } from 'node:crypto'
import type { TherapistMessage } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { and, asc, count, eq } from 'drizzle-orm'
import { type Email, enqueueMail } from './outbox'
import { user } from './schema/identity'
import { isOwnedBy, ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import { therapistMessages } from './schema/therapists'
import type { Sealer } from './sealing'
import type { Store } from './store'

type Row = typeof therapistMessages.$inferSelect
type NewMessage = Pick<TherapistMessage, 'id' | 'text'> & { therapistId: string }
/** Whom an answer is for. */
export type ReplyReader = { email: string; language: Language }

/** The thread of `owner` with one therapist, oldest first. */
export async function listThread(
  { db, sealer }: Store,
  owner: string,
  therapistId: string,
): Promise<TherapistMessage[]> {
  const rows = await db
    .select()
    .from(therapistMessages)
    .where(and(ownedBy(therapistMessages, owner), eq(therapistMessages.therapistId, therapistId)))
    .orderBy(asc(therapistMessages.sentAt), asc(therapistMessages.id))
  return rows.map((row) => presentMessage(sealer, row))
}

/**
 * Keeps a message of `owner`, with the mail about it to the practice. The same id again answers the message that stands; null where it is
 * someone else's.
 */
export async function keepMessage(
  { db, sealer }: Store,
  owner: string,
  { id, therapistId, text }: NewMessage,
  email: Email | null,
  at: Date,
): Promise<TherapistMessage | null> {
  return await db.transaction(async (tx) => {
    const row = sealedRow(sealer, { id, owner, therapistId, author: 'person', sentAt: at.toISOString() }, text)
    const kept = await tx.insert(therapistMessages).values(row).onConflictDoNothing().returning()
    if (kept.length === 0) {
      const [known] = await tx.select().from(therapistMessages).where(eq(therapistMessages.id, id))
      return known && isOwnedBy(known, owner) ? presentMessage(sealer, known) : null
    }
    if (email) await enqueueMail({ db: tx, sealer }, owner, email, at)
    return presentMessage(sealer, row)
  })
}

/** One message of `owner`; null where there is none, or it is someone else's. */
export async function findMessage({ db, sealer }: Store, owner: string, id: string): Promise<TherapistMessage | null> {
  const isIt = and(ownedBy(therapistMessages, owner), eq(therapistMessages.id, id))
  const [row] = await db.select().from(therapistMessages).where(isIt)
  return row ? presentMessage(sealer, row) : null
}

/** Deletes the thread of `owner` with one therapist, both sides; mail that was sent, or waits to be, is not part of it. */
export async function deleteThread({ db }: Store, owner: string, therapistId: string): Promise<undefined> {
  await db
    .delete(therapistMessages)
    .where(and(ownedBy(therapistMessages, owner), eq(therapistMessages.therapistId, therapistId)))
}

/** How many messages are kept of `owner`. */
export async function countMessages({ db }: Store, owner: string): Promise<number> {
  const [counted] = await db
    .select({ messages: count() })
    .from(therapistMessages)
    .where(ownedBy(therapistMessages, owner))
  return counted?.messages ?? 0
}

/** Puts a therapist's answer into the thread of the message `messageId`, with the mail that one waits; false where there is no such message. */
export async function keepAnswer(
  { db, sealer }: Store,
  { messageId, text }: { messageId: string; text: string },
  emailFor: (reader: ReplyReader) => Email,
  at: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ message: therapistMessages, email: user.email, language: profiles.language })
      .from(therapistMessages)
      .innerJoin(profiles, eq(profiles.userId, therapistMessages.owner))
      .innerJoin(user, eq(user.id, therapistMessages.owner))
      .where(eq(therapistMessages.id, messageId))
    if (!found) return false
    const { owner, therapistId } = found.message
    const row = { id: randomUUID(), owner, therapistId, author: 'therapist' as const, sentAt: at.toISOString() }
    await tx.insert(therapistMessages).values(sealedRow(sealer, row, text))
    await enqueueMail({ db: tx, sealer }, owner, emailFor(found), at)
    return true
  })
}

/** Every message of `owner` to therapists and of them, opened. */
export async function exportTherapistMessages({ db, sealer }: Store, owner: string) {
  const rows = await db
    .select()
    .from(therapistMessages)
    .where(ownedBy(therapistMessages, owner))
    .orderBy(asc(therapistMessages.sentAt), asc(therapistMessages.id))
  return rows.map((row) => ({ therapistId: row.therapistId, ...presentMessage(sealer, row) }))
}

/** Where a message's text is sealed to. */
export const placeOfTherapistMessage = ({ owner, id }: Pick<Row, 'owner' | 'id'>) => ({
  table: 'therapist_messages',
  owner,
  id,
})

const sealedRow = (sealer: Sealer, row: Omit<Row, 'sealed'>, text: string): Row => ({
  ...row,
  sealed: sealer.seal(text, placeOfTherapistMessage(row)),
})

function presentMessage(sealer: Sealer, row: Row): TherapistMessage {
  const { id, author, sentAt } = row
  return { id, author, text: sealer.unseal(row.sealed, placeOfTherapistMessage(row)), sentAt }
}
