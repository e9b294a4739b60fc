import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, or } from 'drizzle-orm'
import { endOutstanding } from './outstanding'
import { duplicate, QueryError } from './query-errors'
import { emailConfirmations } from './schema/email-confirmations'
import { user } from './schema/identity'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import type { Sealer } from './sealing'
import { beginSession } from './sessions'
import type { Store } from './store'
import { lockUser } from './users'

type Pending = { email: string; expiresAt: Date }

/** Keeps that a link to `email` was mailed, in place of any before, and answers the token that belongs into the link. */
export async function keepEmailConfirmation(
  { db, sealer }: Store,
  owner: string,
  { email, expiresAt }: Pending,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const values = {
    tokenDigest: digestOf(token),
    sealed: sealer.seal(email, placeOfEmailConfirmation({ owner })),
    expiresAt: expiresAt.toISOString(),
  }
  await db
    .insert(emailConfirmations)
    .values({ owner, ...values })
    .onConflictDoUpdate({ target: emailConfirmations.owner, set: values })
  return token
}

/** The address whose link waits to be opened, or null. */
export async function findPendingEmail({ db, sealer }: Store, owner: string, at: Date): Promise<string | null> {
  const isIt = and(ownedBy(emailConfirmations, owner), gt(emailConfirmations.expiresAt, at.toISOString()))
  const [row] = await db.select().from(emailConfirmations).where(isIt)
  return row ? emailOf(sealer, row) : null
}

/** Lets the link work no more. */
export async function forgetEmailConfirmation({ db }: Store, owner: string): Promise<void> {
  await db.delete(emailConfirmations).where(ownedBy(emailConfirmations, owner))
}

/** A link works for a day: one that would work for longer was made by a clock that was wrong. */
const longestMs = 2 * 24 * 60 * 60 * 1000

/** Forgets links that are too old, or would last for too long. */
export async function forgetOldEmailConfirmations({ db }: Pick<Store, 'db'>, at: Date): Promise<void> {
  const { expiresAt } = emailConfirmations
  const furthest = new Date(at.getTime() + longestMs).toISOString()
  await db.delete(emailConfirmations).where(or(lt(expiresAt, at.toISOString()), gt(expiresAt, furthest)))
}

/** The session that confirms: whose it is, and when it began. */
export type Confirming = { uid: string; begunAt: Date }

export type Confirmed =
  | { state: 'confirmed'; email: string; emailBefore: string; token: string }
  /** Somebody else took the address in the meantime; or the link is used, replaced, too old or another person's. */
  | { state: 'taken' }
  | { state: 'unknown' }

/**
 * Spends the token of an opened link: the account has that address from now on, and it counts as proven. Only the account's own session
 * may do that: a link alone shows that somebody reads the mailbox, not that the account is theirs. Every session ends, and one begins
 * in place of the one that confirms.
 */
export async function confirmEmailByToken(
  { db, sealer }: Store,
  { uid, begunAt }: Confirming,
  token: string,
  at: Date,
): Promise<Confirmed> {
  try {
    return await db.transaction(async (tx): Promise<Confirmed> => {
      const before = await lockUser(tx, uid)
      const isIt = and(
        ownedBy(emailConfirmations, uid),
        eq(emailConfirmations.tokenDigest, digestOf(token)),
        gt(emailConfirmations.expiresAt, at.toISOString()),
      )
      const [row] = await tx.delete(emailConfirmations).where(isIt).returning()
      if (!before || !row) return { state: 'unknown' }
      const email = emailOf(sealer, row)
      await tx.update(user).set({ email, emailVerified: true, updatedAt: at }).where(ownedBy(user, uid))
      await tx.update(profiles).set({ lastUpdatedAt: at.toISOString() }).where(ownedBy(profiles, uid))
      await endOutstanding(tx, uid, 'credentials')
      return {
        state: 'confirmed',
        email,
        emailBefore: before.email,
        token: await beginSession(tx, uid, { begunAt, at }),
      }
    })
  } catch (error) {
    if (error instanceof QueryError && error.code === duplicate) return { state: 'taken' }
    throw error
  }
}

/** The address that waits, for a download; never the token, of which only a digest is kept. */
export async function exportEmailConfirmation({ db, sealer }: Store, owner: string) {
  const [row] = await db.select().from(emailConfirmations).where(ownedBy(emailConfirmations, owner))
  return row ? { email: emailOf(sealer, row), expiresAt: row.expiresAt } : null
}

/** Where an address that waits is sealed to. */
export const placeOfEmailConfirmation = ({ owner }: { owner: string }) => ({
  table: 'email_confirmations',
  owner,
  id: 'email',
})

const emailOf = (sealer: Sealer, row: typeof emailConfirmations.$inferSelect) =>
  sealer.unseal(row.sealed, placeOfEmailConfirmation(row))

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')
