import { type GroupWords, pseudonymKey } from '@maitri/contracts'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './engine'
import { QueryError } from './query-errors'
import { groupMembers, groups } from './schema/groups'
import { ownedBy } from './schema/owned'
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
}

/** What became of a wish to join; 'taken' where somebody in the group has that pseudonym. */
export type Joining = 'joined' | 'taken' | 'closed' | 'not_found'

type NewGroup = { id: string; words: GroupWords; pseudonym: string }
type Row = typeof groups.$inferSelect
type MemberRow = typeof groupMembers.$inferSelect

/** More groups than anybody sits in. */
const ownMost = 500

/** The groups that `owner` created or is in, closed ones too, the newest first. */
export async function listOwnGroups(store: Store, owner: string): Promise<StoredGroup[]> {
  const rows = await selectGroups(store, owner, isOwn(owner))
    .orderBy(...newestFirst)
    .limit(ownMost)
  return rows.map((row) => presentGroup(store.sealer, row))
}

/**
 * A page of the open groups that somebody else than `viewer` created and they are not in, the newest first; `after` is the last id of the
 * page before. A null viewer sees as nobody.
 */
export async function listOpenGroups(
  store: Store,
  viewer: string | null,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ groups: StoredGroup[]; hasMore: boolean }> {
  const [last] = after === undefined ? [] : await store.db.select().from(groups).where(eq(groups.id, after))
  if (after !== undefined && !last) return { groups: [], hasMore: false }
  const isAfter =
    last && or(lt(groups.createdAt, last.createdAt), and(eq(groups.createdAt, last.createdAt), gt(groups.id, last.id)))
  const isOthers = viewer === null ? undefined : not(isOwn(viewer))
  const isListed = and(isNull(groups.closedAt), isNotNull(groups.owner), isOthers, isAfter)
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

/** The pseudonyms of a group, in the order in which people joined. */
export async function listPseudonyms({ db, sealer }: Store, groupId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.pseudonymDigest))
  return rows.map((row) => pseudonymOf(sealer, row))
}

/** Makes a group with its creator in it; does nothing where the id is known. */
export async function createGroup({ db, sealer }: Store, owner: string, group: NewGroup, at: Date): Promise<void> {
  const { id, words, pseudonym } = group
  const moment = at.toISOString()
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(groups)
      .values({ id, owner, ...sealedWords(sealer, { id, owner }, words), createdAt: moment, updatedAt: moment })
      .onConflictDoNothing()
      .returning({ id: groups.id })
    if (made.length > 0) await putMember(tx, sealer, { groupId: id, owner, pseudonym, joinedAt: moment })
  })
}

/** Makes the bare row of an example group, so that people can be in it. */
export async function keepExampleGroup({ db }: Store, id: string, at: Date): Promise<void> {
  const moment = at.toISOString()
  await db.insert(groups).values({ id, createdAt: moment, updatedAt: moment }).onConflictDoNothing()
}

/** Changes the words of a group of `owner`; false where there is none. */
export async function editGroup(
  { db, sealer }: Store,
  owner: string,
  id: string,
  words: GroupWords,
  at: Date,
): Promise<boolean> {
  const changed = await db
    .update(groups)
    .set({ ...sealedWords(sealer, { id, owner }, words), updatedAt: at.toISOString() })
    .where(and(eq(groups.id, id), ownedBy(groups, owner)))
    .returning({ id: groups.id })
  return changed.length > 0
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

/** Lets `owner` in, or changes the pseudonym of who is in: also in a closed group, which lets nobody else in. */
export async function joinGroup(
  { db, sealer }: Store,
  owner: string,
  { groupId, pseudonym }: { groupId: string; pseudonym: string },
  at: Date,
): Promise<Joining> {
  try {
    return await db.transaction(async (tx) => {
      // Held until the end, so that a group that closes now lets nobody in afterwards, and its members are counted one after the other.
      const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update')
      if (!group) return 'not_found'
      if (group.closedAt !== null && !(await isMember(tx, groupId, owner))) return 'closed'
      await putMember(tx, sealer, { groupId, owner, pseudonym, joinedAt: at.toISOString() })
      return 'joined'
    })
  } catch (error) {
    if (error instanceof QueryError && error.constraint === 'group_members_pseudonym') return 'taken'
    throw error
  }
}

/** Takes `owner` out of a group, and their pseudonym with them. */
export async function leaveGroup({ db }: Store, owner: string, groupId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const left = await tx
      .delete(groupMembers)
      .where(isMembership(groupId, owner))
      .returning({ owner: groupMembers.owner })
    if (left.length === 0) return
    await tx
      .update(groups)
      .set({ memberCount: sql`${groups.memberCount} - 1` })
      .where(eq(groups.id, groupId))
  })
}

/** The groups that `owner` created, opened. */
export async function exportGroups({ db, sealer }: Store, owner: string) {
  const rows = await db.select().from(groups).where(ownedBy(groups, owner)).orderBy(asc(groups.createdAt))
  return rows.map((row) => {
    const { id, createdAt, updatedAt, closedAt } = row
    return { id, ...groupWords(sealer, row), createdAt, updatedAt, closedAt }
  })
}

/** The groups that `owner` is in, with the pseudonym there. */
export async function exportMemberships({ db, sealer }: Store, owner: string) {
  const rows = await db
    .select()
    .from(groupMembers)
    .where(ownedBy(groupMembers, owner))
    .orderBy(asc(groupMembers.joinedAt))
  return rows.map((row) => ({ groupId: row.groupId, pseudonym: pseudonymOf(sealer, row), joinedAt: row.joinedAt }))
}

/** Where a group's words are sealed to. */
export const placeOfGroup = ({ id, owner }: Pick<Row, 'id' | 'owner'>) => ({ table: 'groups', owner: owner ?? '', id })

/** Where a member's pseudonym is sealed to. */
export const placeOfMember = ({ groupId, owner }: Pick<MemberRow, 'groupId' | 'owner'>) => ({
  table: 'group_members',
  owner,
  id: groupId,
})

const isMembership = (groupId: string, owner: string) =>
  and(eq(groupMembers.groupId, groupId), ownedBy(groupMembers, owner))

const newestFirst = [desc(groups.createdAt), asc(groups.id)]

/** Of a row joined with the membership of `viewer`: whether they created the group or are in it. An example group is nobody's. */
const isOwn = (viewer: string): SQL =>
  sql`(coalesce(${ownedBy(groups, viewer)}, false) or ${isNotNull(groupMembers.owner)})`

function selectGroups({ db }: Store, viewer: string | null, isWanted: SQL | undefined) {
  return db
    .select({ group: groups, membership: groupMembers })
    .from(groups)
    .leftJoin(groupMembers, isMembershipOf(viewer))
    .where(isWanted)
    .$dynamic()
}

/** The row of `viewer` beside each group; nobody has the empty id. */
const isMembershipOf = (viewer: string | null) =>
  and(eq(groupMembers.groupId, groups.id), ownedBy(groupMembers, viewer ?? ''))

async function isMember(tx: Transaction, groupId: string, owner: string): Promise<boolean> {
  const rows = await tx.select({ owner: groupMembers.owner }).from(groupMembers).where(isMembership(groupId, owner))
  return rows.length > 0
}

type NewMember = { groupId: string; owner: string; pseudonym: string; joinedAt: string }

async function putMember(tx: Transaction, sealer: Sealer, { groupId, owner, pseudonym, joinedAt }: NewMember) {
  const named = {
    sealed: sealer.seal(pseudonym, placeOfMember({ groupId, owner })),
    pseudonymDigest: sealer.digest(pseudonymKey(pseudonym), `pseudonyms of group ${groupId}`),
  }
  const renamed = await tx
    .update(groupMembers)
    .set(named)
    .where(isMembership(groupId, owner))
    .returning({ owner: groupMembers.owner })
  if (renamed.length > 0) return
  await tx.insert(groupMembers).values({ groupId, owner, ...named, joinedAt })
  await tx
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} + 1` })
    .where(eq(groups.id, groupId))
}

function sealedWords(sealer: Sealer, row: { id: string; owner: string }, { type, ...rest }: GroupWords) {
  return { type, sealed: sealer.seal(JSON.stringify(rest), placeOfGroup(row)) }
}

function groupWords(sealer: Sealer, row: Row): GroupWords | null {
  if (row.sealed === null || row.type === null) return null
  return { type: row.type, ...JSON.parse(sealer.unseal(row.sealed, placeOfGroup(row))) }
}

const pseudonymOf = (sealer: Sealer, row: MemberRow) => sealer.unseal(row.sealed, placeOfMember(row))

type FoundRow = { group: Row; membership: MemberRow | null }

function presentGroup(sealer: Sealer, { group, membership }: FoundRow): StoredGroup {
  const { id, owner, closedAt, memberCount } = group
  return {
    id,
    owner,
    words: groupWords(sealer, group),
    closedAt,
    members: memberCount,
    membership: membership && { pseudonym: pseudonymOf(sealer, membership), joinedAt: membership.joinedAt },
  }
}
