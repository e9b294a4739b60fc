import type { SQL } from 'drizzle-orm'
import { and, eq, gt, sql } from 'drizzle-orm'
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
