import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from './engine'
import { account, user } from './schema/identity'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'

/** Who signs in: the address, and whether it was proven to be the person's. */
export type User = { id: string; email: string; name: string; isEmailVerified: boolean }

type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>

const columns = { id: user.id, email: user.email, name: user.name, isEmailVerified: user.emailVerified }

export async function findUserByEmail(db: Queries, email: string): Promise<User | null> {
  const [found] = await db.select(columns).from(user).where(eq(user.email, email))
  return found ?? null
}

export async function findUser(db: Queries, id: string): Promise<User | null> {
  const [found] = await db.select(columns).from(user).where(ownedBy(user, id))
  return found ?? null
}

/** Where mail to a person goes and in which language; null where the account is gone. */
export async function findReader(db: Pick<Db, 'select'>, id: string) {
  const [found] = await db
    .select({ email: user.email, displayName: profiles.displayName, language: profiles.language })
    .from(user)
    .innerJoin(profiles, ownedBy(profiles, id))
    .where(ownedBy(user, id))
  return found ?? null
}

/** The same, and until the transaction ends nobody else changes how this person signs in. */
export async function lockUser(db: Queries, id: string): Promise<User | null> {
  const [found] = await db.select(columns).from(user).where(ownedBy(user, id)).for('update')
  return found ?? null
}

/** The id of a new user. Where the address is taken the engine refuses with `23505`. */
export async function insertUser(db: Queries, { email, name, isEmailVerified }: Omit<User, 'id'>, at: Date) {
  const id = randomUUID()
  await db.insert(user).values({ id, email, name, emailVerified: isEmailVerified, createdAt: at, updatedAt: at })
  return id
}

const password = 'credential'
const google = 'google'

/** Null where the person has no password. */
export async function findPasswordHash(db: Queries, userId: string): Promise<string | null> {
  const [found] = await db.select({ hash: account.password }).from(account).where(isMethod(userId, password))
  return found?.hash ?? null
}

/** Sets the password, or replaces it. To be called with the user locked. */
export async function putPasswordHash(db: Queries, userId: string, hash: string, at: Date): Promise<void> {
  const changed = await db
    .update(account)
    .set({ password: hash, updatedAt: at })
    .where(isMethod(userId, password))
    .returning({ id: account.id })
  if (changed.length > 0) return
  const method = { providerId: password, accountId: userId, password: hash }
  await db.insert(account).values({ id: randomUUID(), userId, ...method, createdAt: at, updatedAt: at })
}

/** Whose Google account `subject` is; null where nobody's. */
export async function findGoogleOwner(db: Queries, subject: string): Promise<string | null> {
  const isIt = and(eq(account.providerId, google), eq(account.accountId, subject))
  const [found] = await db.select({ userId: account.userId }).from(account).where(isIt)
  return found?.userId ?? null
}

/** Lets the Google account `subject` sign this person in; nothing that Google issued is kept. */
export async function linkGoogle(db: Queries, userId: string, subject: string, at: Date): Promise<void> {
  const method = { providerId: google, accountId: subject }
  await db.insert(account).values({ id: randomUUID(), userId, ...method, createdAt: at, updatedAt: at })
}

const isMethod = (userId: string, providerId: string) =>
  and(ownedBy(account, userId), eq(account.providerId, providerId))
