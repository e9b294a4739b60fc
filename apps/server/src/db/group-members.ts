import { pseudonymKey } from '@maitri/contracts'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Transaction } from './engine'
import { QueryError } from './query-errors'
import { groupMembers, groups } from './schema/groups'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import type { Sealer } from './sealing'
import type { Store } from './store'

/** What became of a wish to join; 'taken' where somebody in the group has that pseudonym, 'full' where the person is in as many as one may. */
export type Joining = 'joined' | 'taken' | 'closed' | 'full' | 'not_found'

type MemberRow = typeof groupMembers.$inferSelect

/** More groups than anybody sits in. */
export const mostGroupsJoined = 500

/** The pseudonyms of a group, in the order in which people joined. */
export async function listPseudonyms({ db, sealer }: Store, groupId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.pseudonymDigest))
  return rows.map((row) => pseudonymOf(sealer, row))
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
      // One after the other, so that of many at once nobody joins more than one may.
      await tx.select({ uid: profiles.userId }).from(profiles).where(ownedBy(profiles, owner)).for('update')
      // Held until the end, so that a group that closes now lets nobody in afterwards, and its members are counted one after the other.
      const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update')
      if (!group) return 'not_found'
      if (!(await isMember(tx, groupId, owner))) {
        if (group.closedAt !== null) return 'closed'
        const [sits] = await tx.select({ groups: count() }).from(groupMembers).where(ownedBy(groupMembers, owner))
        if ((sits?.groups ?? 0) >= mostGroupsJoined) return 'full'
      }
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

/** The groups that `owner` is in, with the pseudonym there. */
export async function exportMemberships({ db, sealer }: Store, owner: string) {
  const rows = await db
    .select()
    .from(groupMembers)
    .where(ownedBy(groupMembers, owner))
    .orderBy(asc(groupMembers.joinedAt))
  return rows.map((row) => ({ groupId: row.groupId, pseudonym: pseudonymOf(sealer, row), joinedAt: row.joinedAt }))
}

/** Where a member's pseudonym is sealed to. */
export const placeOfMember = ({ groupId, owner }: Pick<MemberRow, 'groupId' | 'owner'>) => ({
  table: 'group_members',
  owner,
  id: groupId,
})

const isMembership = (groupId: string, owner: string) =>
  and(eq(groupMembers.groupId, groupId), ownedBy(groupMembers, owner))

async function isMember(tx: Transaction, groupId: string, owner: string): Promise<boolean> {
  const rows = await tx.select({ owner: groupMembers.owner }).from(groupMembers).where(isMembership(groupId, owner))
  return rows.length > 0
}

type NewMember = { groupId: string; owner: string; pseudonym: string; joinedAt: string }

/** Adds a member, and counts them, or changes the pseudonym of who is in. Throws `QueryError` where somebody there has that pseudonym. */
export async function putMember(tx: Transaction, sealer: Sealer, { groupId, owner, pseudonym, joinedAt }: NewMember) {
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

/** The pseudonym of a member, opened. */
export const pseudonymOf = (sealer: Sealer, row: MemberRow) => sealer.unseal(row.sealed, placeOfMember(row))
