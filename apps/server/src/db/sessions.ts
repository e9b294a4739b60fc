import { randomBytes, randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { type Account, accountColumns } from './accounts'
import type { Db } from './engine'
import { endOutstanding } from './outstanding'
import { session, user } from './schema/identity'
import { ownedBy } from './schema/owned'
import { consents, profiles } from './schema/people'
import type { Store } from './store'

export type SessionOfPerson = {
  sessionId: string
  begunAt: Date
  expiresAt: Date
  /** When the session was last prolonged. */
  renewedAt: Date
  account: Account
  /** Whether the person consents to improvement data: `dataSharingConsent`. */
  sharesImprovementData: boolean
  /** The person's device key, sealed; null in accounts of earlier versions until their next sign-in. */
  sealedDeviceKey: Uint8Array | null
  /** Whether that one took the place of a derived key. */
  hadDerivedKey: boolean
}

const latestImprovementChoice: SQL<boolean | null> = sql`(select ${consents.granted} from ${consents}
  where ${consents.owner} = ${profiles.userId} and ${consents.purpose} = 'improvement' order by ${consents.id} desc limit 1)`

/** Who is signed in with this session token, in one query; null where it is unknown, over, or without an account. */
export async function findSession({ db }: Store, token: string, at: Date): Promise<SessionOfPerson | null> {
  const [row] = await db
    .select({
      sessionId: session.id,
      begunAt: session.createdAt,
      expiresAt: session.expiresAt,
      renewedAt: session.updatedAt,
      account: accountColumns,
      sharesImprovementData: latestImprovementChoice,
      sealedDeviceKey: profiles.sealed,
      hadDerivedKey: profiles.hadDerivedKey,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(profiles, eq(profiles.userId, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, at)))
  return row ? { ...row, sharesImprovementData: row.sharesImprovementData === true } : null
}

/** Where a person is signed in, the latest used first. */
export async function listSessions({ db }: Store, owner: string, at: Date) {
  const { id, createdAt: begunAt, updatedAt: lastUsedAt } = session
  return await db
    .select({ id, begunAt, lastUsedAt })
    .from(session)
    .where(and(ownedBy(session, owner), gt(session.expiresAt, at)))
    .orderBy(desc(session.updatedAt), session.id)
}

/** Ends one session of a person; false where they have no such session. */
export async function endSession({ db }: Store, owner: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(ownedBy(session, owner), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** How long a session lasts without a visit. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000
/** How long a session lasts at most, whatever its use. */
export const longestSessionMs = 90 * 24 * 60 * 60 * 1000

/** When a session that began at `begunAt` and is used at `at` ends. */
export const sessionEnd = (begunAt: Date, at: Date) =>
  new Date(Math.min(at.getTime() + sessionMs, begunAt.getTime() + longestSessionMs))

type Beginning = {
  /** When the person last gave their credentials. */
  begunAt: Date
  at: Date
}

/** The most sessions of one person; of more, those used longest ago end. */
export const maxSessions = 50

/** Begins a session and answers its token. */
export async function beginSession(
  db: Pick<Db, 'select' | 'insert' | 'delete'>,
  userId: string,
  { begunAt, at }: Beginning,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(session).values({
    id: randomUUID(),
    token,
    userId,
    expiresAt: sessionEnd(begunAt, at),
    createdAt: begunAt,
    updatedAt: at,
  })
  const beyond = db
    .select({ id: session.id })
    .from(session)
    .where(and(ownedBy(session, userId), ne(session.token, token)))
    .orderBy(desc(session.updatedAt), desc(session.id))
    .offset(maxSessions - 1)
  await db.delete(session).where(and(ownedBy(session, userId), inArray(session.id, beyond)))
  return token
}

/** Lets a session last until `expiresAt`; one that begins ahead of now, by a clock that was wrong, begins now. */
export async function extendSession({ db }: Store, token: string, expiresAt: Date, at: Date): Promise<void> {
  const createdAt = sql`least(${session.createdAt}, ${at.toISOString()}::timestamptz)`
  await db.update(session).set({ expiresAt, updatedAt: at, createdAt }).where(eq(session.token, token))
}

/** Ends the session of a token. */
export async function endSessionOf({ db }: Store, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token))
}

/** Signs a person out on every device. */
export async function endEverywhere({ db }: Store, owner: string): Promise<void> {
  await db.transaction((tx) => endOutstanding(tx, owner, 'everywhere'))
}
