import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from './engine'
import { groupMembers, groups } from './schema/groups'
import { user, verification } from './schema/identity'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import { records } from './schema/records'
import type { Store } from './store'

/** Erases a person from every table, all or nothing; what points at them goes with them. */
export async function erasePerson({ db }: Store, owner: string): Promise<void> {
  await db.transaction((tx) => erasePersonIn(tx, owner))
}

/** The same within a transaction; of records so many at once. */
export async function erasePersonIn(tx: Transaction, owner: string, recordsAtOnce = 2_000): Promise<void> {
  const joined = tx.select({ id: groupMembers.groupId }).from(groupMembers).where(ownedBy(groupMembers, owner))
  await tx
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} - 1` })
    .where(inArray(groups.id, joined))
  await eraseRecords(tx, owner, recordsAtOnce)
  await tx.delete(verification).where(ownedBy(verification, owner))
  await tx.delete(profiles).where(ownedBy(profiles, owner))
  await tx.delete(user).where(ownedBy(user, owner))
}

/** With all that one person may have, a single statement would hold everybody else up for seconds. What is left of a part goes with the profile. */
async function eraseRecords(tx: Transaction, owner: string, atOnce: number): Promise<void> {
  for (;;) {
    const [last] = await tx
      .select({ revision: records.revision })
      .from(records)
      .where(ownedBy(records, owner))
      .orderBy(asc(records.revision))
      .offset(atOnce)
      .limit(1)
    if (!last) return
    await tx.delete(records).where(and(ownedBy(records, owner), lte(records.revision, last.revision)))
  }
}
