import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from './engine'
import { groupMembers, groups } from './schema/groups'
import { user, verification } from './schema/identity'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import type { Store } from './store'

/** Erases a person from every table, all or nothing; what points at them goes with them. */
export async function erasePerson({ db }: Store, owner: string): Promise<void> {
  await db.transaction((tx) => erasePersonIn(tx, owner))
}

/** The same within a transaction. */
export async function erasePersonIn(tx: Transaction, owner: string): Promise<void> {
  const joined = tx.select({ id: groupMembers.groupId }).from(groupMembers).where(ownedBy(groupMembers, owner))
  await tx
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} - 1` })
    .where(inArray(groups.id, joined))
  await tx.delete(verification).where(ownedBy(verification, owner))
  await tx.delete(profiles).where(ownedBy(profiles, owner))
  await tx.delete(user).where(ownedBy(user, owner))
}
