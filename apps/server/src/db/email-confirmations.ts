import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { QueryError } from './query-errors'
import { emailConfirmations } from './schema/email-confirmations'
import { user, verification } from './schema/identity'
import { profiles } from './schema/people'
import type { Sealer } from './sealing'
import type { Store } from './store'

/** What the engine answers where a unique value is there already. */
const duplicate = '23505'

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
  const isIt = and(eq(emailConfirmations.owner, owner), gt(emailConfirmations.expiresAt, at.toISOString()))
  const [row] = await db.select().from(emailConfirmations).where(isIt)
  return row ? emailOf(sealer, row) : null
}

/** Lets the link work no more. */
export async function forgetEmailConfirmation({ db }: Store, owner: string): Promise<void> {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.owner, owner))
}

/** Forgets links that are too old. */
export async function forgetOldEmailConfirmations({ db }: Pick<Store, 'db'>, at: Date): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, at.toISOString()))
}

export type Confirmed =
  | { state: 'confirmed'; owner: string; email: string; emailBefore: string }
  /** Somebody else took the address in the meantime; or the link is used, replaced or too old. */
  | { state: 'taken' }
  | { state: 'unknown' }

/** Spends the token of an opened link: the account has that address from now on, and it counts as shown to be the person's. */
export async function confirmEmailByToken({ db, sealer }: Store, token: string, at: Date): Promise<Confirmed> {
  try {
    return await db.transaction(async (tx): Promise<Confirmed> => {
      const isIt = and(
        eq(emailConfirmations.tokenDigest, digestOf(token)),
        gt(emailConfirmations.expiresAt, at.toISOString()),
      )
      const [row] = await tx.delete(emailConfirmations).where(isIt).returning()
      if (!row) return { state: 'unknown' }
      const email = emailOf(sealer, row)
      const isOwner = eq(user.id, row.owner)
      const [before] = await tx.select({ email: user.email }).from(user).where(isOwner).for('update')
      if (!before) return { state: 'unknown' }
      await tx.update(user).set({ email, emailVerified: true, updatedAt: at }).where(isOwner)
      // A link for a new password that lies in the mailbox before must not open the account any more.
      await tx.delete(verification).where(eq(verification.value, row.owner))
      await tx.update(profiles).set({ lastUpdatedAt: at.toISOString() }).where(eq(profiles.userId, row.owner))
      return { state: 'confirmed', owner: row.owner, email, emailBefore: before.email }
    })
  } catch (error) {
    if (error instanceof QueryError && error.code === duplicate) return { state: 'taken' }
    throw error
  }
}

/** The address that waits, for a download; never the token, of which only a digest is kept. */
export async function exportEmailConfirmation({ db, sealer }: Store, owner: string) {
  const [row] = await db.select().from(emailConfirmations).where(eq(emailConfirmations.owner, owner))
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
