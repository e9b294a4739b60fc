import type { GroupReview, ModeratedGroup, ModerationDecision } from '@maitri/contracts'
import type { PublicTextReason } from '@maitri/domain'
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { groupWords, reasonsOf } from './groups'
import { groupDecisions, groupReports, groups } from './schema/groups'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import type { Store } from './store'

const listedMost = 100

/** Created groups that wait for a moderator, oldest first: held by the rules, or reported and not decided on. */
export function listWaiting(store: Store): Promise<ModeratedGroup[]> {
  const isReported = exists(
    store.db.select({ groupId: groupReports.groupId }).from(groupReports).where(eq(groupReports.groupId, groups.id)),
  )
  const waits = or(inArray(groups.review, ['held', 'reported']), and(eq(groups.review, 'clear'), isReported))
  return select(store, and(waits, isNull(groups.closedAt)), asc(groups.updatedAt))
}

/** Groups that a moderator decided on, the latest first. */
export async function listSettled(store: Store): Promise<ModeratedGroup[]> {
  const decided = store.db.select({ groupId: groupDecisions.groupId }).from(groupDecisions)
  const isSettled = and(inArray(groups.id, decided), inArray(groups.review, ['clear', 'kept', 'hidden', 'removed']))
  return select(store, isSettled, desc(groups.updatedAt))
}

/** Every created group, the newest first, for the operator. */
export const listAll = (store: Store): Promise<ModeratedGroup[]> => select(store, undefined, desc(groups.createdAt))

/** One created group; null where there is none. */
export async function findModerated(store: Store, id: string): Promise<ModeratedGroup | null> {
  const [found] = await select(store, eq(groups.id, id), asc(groups.id))
  return found ?? null
}

const reviewAfter: Partial<Record<ModerationDecision, GroupReview>> = {
  keep: 'kept',
  hide: 'hidden',
  remove: 'removed',
}

type Decision = { id: string; decision: ModerationDecision; reason: PublicTextReason | null }

/** Carries out what a moderator decided and notes it; false where there is no such group. */
export async function decide({ db }: Store, { id, decision, reason }: Decision, at: Date): Promise<boolean> {
  const moment = at.toISOString()
  return await db.transaction(async (tx) => {
    const [group] = await tx
      .select()
      .from(groups)
      .where(and(eq(groups.id, id), isNotNull(groups.owner)))
      .for('update')
    if (!group?.owner) return false
    const review = reviewAfter[decision]
    const closes = decision === 'close' || decision === 'remove'
    await tx
      .update(groups)
      .set({
        ...(review && { review, reasons: decision === 'keep' ? '' : (reason ?? group.reasons) }),
        ...(closes && { closedAt: sql`coalesce(${groups.closedAt}, ${moment})` }),
        updatedAt: moment,
      })
      .where(eq(groups.id, id))
    if (decision === 'suspend' || decision === 'restore') {
      const suspendedAt = decision === 'suspend' ? moment : null
      await tx.update(profiles).set({ suspendedAt }).where(ownedBy(profiles, group.owner))
    }
    await tx.insert(groupDecisions).values({ groupId: id, decision, reason, at: moment })
    return true
  })
}

/** Whether a moderator keeps what `owner` writes from others. */
export async function isSuspended({ db }: Store, owner: string): Promise<boolean> {
  const [row] = await db.select({ at: profiles.suspendedAt }).from(profiles).where(ownedBy(profiles, owner))
  return row !== undefined && row.at !== null
}

async function select(store: Store, isWanted: SQL | undefined, order: SQL): Promise<ModeratedGroup[]> {
  const { db, sealer } = store
  const rows = await db
    .select({ group: groups, suspendedAt: profiles.suspendedAt })
    .from(groups)
    .innerJoin(profiles, eq(profiles.userId, groups.owner))
    .where(isWanted)
    .orderBy(order)
    .limit(listedMost)
  const ids = rows.map(({ group }) => group.id)
  if (ids.length === 0) return []
  const { groupId, reason } = groupReports
  const reports = await db
    .select({ groupId, reason, count: count() })
    .from(groupReports)
    .where(inArray(groupId, ids))
    .groupBy(groupId, reason)
  const history = await db
    .select()
    .from(groupDecisions)
    .where(inArray(groupDecisions.groupId, ids))
    .orderBy(asc(groupDecisions.id))
  return rows.flatMap(({ group, suspendedAt }) => {
    const words = groupWords(sealer, group)
    if (!words) return []
    const { id, review, createdAt, closedAt, memberCount } = group
    const isOfIt = (row: { groupId: string }) => row.groupId === id
    return {
      ...{ id, words, review, reasons: reasonsOf(group), createdAt, closedAt, members: memberCount },
      isWriterSuspended: suspendedAt !== null,
      reports: reports.filter(isOfIt).map((report) => ({ reason: report.reason, count: report.count })),
      history: history.filter(isOfIt).map(({ decision, reason: rule, at }) => ({ decision, reason: rule, at })),
    }
  })
}
