import { type GroupReview, type GroupWords, openGroupsMax } from '@maitri/contracts'
import type { PublicTextReason } from '@maitri/domain'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { mostGroupsJoined, pseudonymOf, putMember } from './group-members'
import { groupHides, groupMembers, groupReports, groups } from './schema/groups'
import { user } from './schema/identity'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import type { Sealer } from './sealing'
import type { Store } from './store'

/** A group as `viewer` finds it; `words` and `owner` are null of example groups. */
export type StoredGroup = {
  id: string
  owner: string | null
  words: GroupWords | null
  closedAt: string | null
  /** Who really joined. */
  members: number
  membership: { pseudonym: string; joinedAt: string } | null
  review: GroupReview
  reasons: PublicTextReason[]
  /** Of its creator; both are false of example groups. */
  isWriterVerified: boolean
  isWriterSuspended: boolean
  /** Whether `viewer` hid it for themselves. */
  isHidden: boolean
}

/** What the rules say of a group's words as they are written. */
export type Review = { review: GroupReview; reasons: readonly PublicTextReason[] }

type NewGroup = Review & { id: string; words: GroupWords; pseudonym: string }
type Row = typeof groups.$inferSelect
type MemberRow = typeof groupMembers.$inferSelect

/**
 * The groups that `owner` created, and those they are in that others may see, closed ones too, the newest first. Where nobody moderates, only
 * the ones they created.
 */
export async function listOwnGroups(store: Store, owner: string, isModerated: boolean): Promise<StoredGroup[]> {
  const isJoined = and(isNotNull(groupMembers.owner), isShown(isModerated))
  const rows = await selectGroups(store, owner, or(ownedBy(groups, owner), isJoined))
    .orderBy(...newestFirst)
    .limit(mostGroupsJoined)
  return rows.map((row) => presentGroup(store.sealer, row))
}

/**
 * A page of the open groups that others may see, that somebody else than `viewer` created and they are not in, the newest first; `after` is the
 * last id of the page before. A null viewer sees as nobody. Where nobody moderates there are none.
 */
export async function listOpenGroups(
  store: Pick<Store, 'db' | 'sealer'>,
  viewer: string | null,
  { after, limit, isModerated }: { after: string | undefined; limit: number; isModerated: boolean },
): Promise<{ groups: StoredGroup[]; hasMore: boolean }> {
  const [last] = after === undefined ? [] : await store.db.select().from(groups).where(eq(groups.id, after))
  if (after !== undefined && !last) return { groups: [], hasMore: false }
  const isAfter =
    last && or(lt(groups.createdAt, last.createdAt), and(eq(groups.createdAt, last.createdAt), gt(groups.id, last.id)))
  const isOthers = viewer === null ? undefined : not(isOwn(viewer))
  const isListed = and(isNull(groups.closedAt), isShown(isModerated), isOthers, isAfter)
  const rows = await selectGroups(store, viewer, isListed)
    .orderBy(...newestFirst)
    .limit(limit + 1)
  return { groups: rows.slice(0, limit).map((row) => presentGroup(store.sealer, row)), hasMore: rows.length > limit }
}

/** The bare rows of example groups that somebody joined, with how many. */
export async function listJoinedExamples(store: Store, viewer: string | null): Promise<StoredGroup[]> {
  const rows = await selectGroups(store, viewer, isNull(groups.owner))
  return rows.map((row) => presentGroup(store.sealer, row))
}

/** One group, also a closed one; null where there is none. */
export async function findGroup(store: Store, id: string, viewer: string | null): Promise<StoredGroup | null> {
  const [row] = await selectGroups(store, viewer, eq(groups.id, id))
  return row ? presentGroup(store.sealer, row) : null
}

/** Makes a group with its creator in it; does nothing where the id is known, and answers false where they have as many open ones as one may. */
export async function createGroup({ db, sealer }: Store, owner: string, group: NewGroup, at: Date): Promise<boolean> {
  const { id, words, pseudonym, review, reasons } = group
  const moment = at.toISOString()
  return await db.transaction(async (tx) => {
    // Held until the end, so that of many at once no more are made than one may have.
    await tx.select({ uid: profiles.userId }).from(profiles).where(ownedBy(profiles, owner)).for('update')
    const [open] = await tx
      .select({ groups: count() })
      .from(groups)
      .where(and(ownedBy(groups, owner), isNull(groups.closedAt)))
    if ((open?.groups ?? 0) >= openGroupsMax) return false
    const made = await tx
      .insert(groups)
      .values({
        ...{ id, owner, review, reasons: reasons.join() },
        ...sealedWords(sealer, { id, owner }, words),
        ...{ createdAt: moment, updatedAt: moment },
      })
      .onConflictDoNothing()
      .returning({ id: groups.id })
    if (made.length > 0) await putMember(tx, sealer, { groupId: id, owner, pseudonym, joinedAt: moment })
    return true
  })
}

/** Makes the bare row of an example group, so that people can be in it. */
export async function keepExampleGroup({ db }: Store, id: string, at: Date): Promise<void> {
  const moment = at.toISOString()
  await db.insert(groups).values({ id, review: 'clear', createdAt: moment, updatedAt: moment }).onConflictDoNothing()
}

/**
 * Changes the words of an open group of `owner`; false where there is none. Reports of words that a moderator kept are settled with them;
 * those of words that nobody looked at yet go on counting.
 */
export async function editGroup(
  { db, sealer }: Store,
  owner: string,
  id: string,
  { words, review, reasons }: Review & { words: GroupWords },
  at: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const isIt = and(eq(groups.id, id), ownedBy(groups, owner))
    const [before] = await tx.select().from(groups).where(isIt).for('update')
    if (!before || before.closedAt !== null || before.review === 'removed') return false
    const waits = before.review === 'reported' || before.review === 'hidden' || before.review === 'held'
    const next = waits ? (before.review === 'reported' ? 'reported' : 'held') : review
    if (before.review === 'kept') await tx.delete(groupReports).where(eq(groupReports.groupId, id))
    await tx
      .update(groups)
      .set({
        ...sealedWords(sealer, { id, owner }, words),
        ...{ review: next, reasons: reasons.join(), updatedAt: at.toISOString() },
      })
      .where(isIt)
    return true
  })
}

/** Closes a group of `owner`, at the first time it is asked; false where there is none. */
export async function closeGroup({ db }: Store, owner: string, id: string, at: Date): Promise<boolean> {
  const closed = await db
    .update(groups)
    .set({ closedAt: sql`coalesce(${groups.closedAt}, ${at.toISOString()})` })
    .where(and(eq(groups.id, id), ownedBy(groups, owner)))
    .returning({ id: groups.id })
  return closed.length > 0
}

/** The groups that `owner` created, opened. */
export async function exportGroups({ db, sealer }: Store, owner: string) {
  const rows = await db.select().from(groups).where(ownedBy(groups, owner)).orderBy(asc(groups.createdAt))
  return rows.map((row) => {
    const { id, createdAt, updatedAt, closedAt } = row
    return { id, ...groupWords(sealer, row), createdAt, updatedAt, closedAt }
  })
}

/** Where a group's words are sealed to. */
export const placeOfGroup = ({ id, owner }: Pick<Row, 'id' | 'owner'>) => ({ table: 'groups', owner: owner ?? '', id })

const newestFirst = [desc(groups.createdAt), asc(groups.id)]

/** Of a row joined with the membership of `viewer`: whether they created the group or are in it. An example group is nobody's. */
const isOwn = (viewer: string): SQL =>
  sql`(coalesce(${ownedBy(groups, viewer)}, false) or ${isNotNull(groupMembers.owner)})`
/** Whether the store lets others see a created group; the columns of its writer must be joined. */
const isPublic = and(
  inArray(groups.review, ['clear', 'kept']),
  eq(user.emailVerified, true),
  isNull(profiles.suspendedAt),
)

/** Of a created group: without a moderator it is its creator's alone. */
const isShown = (isModerated: boolean) => (isModerated ? isPublic : sql`false`)

function selectGroups({ db }: Pick<Store, 'db'>, viewer: string | null, isWanted: SQL | undefined) {
  return db
    .select({
      ...{ group: groups, membership: groupMembers },
      ...{ isVerified: user.emailVerified, suspendedAt: profiles.suspendedAt, hiddenAt: groupHides.at },
    })
    .from(groups)
    .leftJoin(groupMembers, isMembershipOf(viewer))
    .leftJoin(profiles, eq(profiles.userId, groups.owner))
    .leftJoin(user, eq(user.id, groups.owner))
    .leftJoin(groupHides, and(eq(groupHides.groupId, groups.id), ownedBy(groupHides, viewer ?? '')))
    .where(isWanted)
    .$dynamic()
}

/** The row of `viewer` beside each group; nobody has the empty id. */
const isMembershipOf = (viewer: string | null) =>
  and(eq(groupMembers.groupId, groups.id), ownedBy(groupMembers, viewer ?? ''))

function sealedWords(sealer: Sealer, row: { id: string; owner: string }, { type, ...rest }: GroupWords) {
  return { type, sealed: sealer.seal(JSON.stringify(rest), placeOfGroup(row)) }
}

/** The words of a created group, opened; null of an example. */
export function groupWords(sealer: Sealer, row: Row): GroupWords | null {
  if (row.sealed === null || row.type === null) return null
  return { type: row.type, ...JSON.parse(sealer.unseal(row.sealed, placeOfGroup(row))) }
}

type FoundRow = {
  group: Row
  membership: MemberRow | null
  isVerified: boolean | null
  suspendedAt: string | null
  hiddenAt: string | null
}

/** The rules that a row names. */
export const reasonsOf = ({ reasons }: Pick<Row, 'reasons'>) => reasons.split(',').filter(Boolean) as PublicTextReason[]

function presentGroup(sealer: Sealer, found: FoundRow): StoredGroup {
  const { group, membership, isVerified, suspendedAt, hiddenAt } = found
  const { id, owner, closedAt, memberCount, review } = group
  return {
    id,
    owner,
    words: groupWords(sealer, group),
    closedAt,
    members: memberCount,
    membership: membership && { pseudonym: pseudonymOf(sealer, membership), joinedAt: membership.joinedAt },
    review,
    reasons: reasonsOf(group),
    isWriterVerified: isVerified ?? false,
    isWriterSuspended: suspendedAt !== null,
    isHidden: hiddenAt !== null,
  }
}
