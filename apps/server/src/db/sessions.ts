import type { SQL } from 'drizzle-orm'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { type Account, accountColumns } from './accounts'
import { session, user } from './schema/identity'
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
    .where(and(eq(session.userId, owner), gt(session.expiresAt, at)))
    .orderBy(desc(session.updatedAt), session.id)
}

/** Ends one session of a person; false where they have no such session. */
export async function endSession({ db }: Store, owner: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, owner), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends every session of a person, but for the one with the id `kept`. */
export async function endSessions({ db }: Store, owner: string, kept: string | null): Promise<void> {
  const isOther = kept === null ? undefined : ne(session.id, kept)
  await db.delete(session).where(and(eq(session.userId, owner), isOther))
}
