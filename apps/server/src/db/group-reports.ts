import { type ReportReason, reportsUntilHidden } from '@maitri/contracts'
import { and, asc, count, eq } from 'drizzle-orm'
import { groupHides, groupReports, groups } from './schema/groups'
import { ownedBy } from './schema/owned'
import type { Store } from './store'

type Report = { groupId: string; reason: ReportReason; isVerified: boolean }

/** Keeps what `owner` says of a group, once; hides the group where enough verified accounts said something and no moderator kept it. */
export async function putReport({ db }: Store, owner: string, report: Report, at: Date): Promise<void> {
  const { groupId, reason, isVerified } = report
  await db.transaction(async (tx) => {
    // Held until the end, so that of reports at once the last one counts all.
    const [group] = await tx.select({ review: groups.review }).from(groups).where(eq(groups.id, groupId)).for('update')
    if (!group) return
    await tx
      .insert(groupReports)
      .values({ groupId, owner, reason, isVerified, at: at.toISOString() })
      .onConflictDoNothing()
    if (group.review !== 'clear') return
    const [counted] = await tx
      .select({ reports: count() })
      .from(groupReports)
      .where(and(eq(groupReports.groupId, groupId), eq(groupReports.isVerified, true)))
    if ((counted?.reports ?? 0) < reportsUntilHidden) return
    await tx.update(groups).set({ review: 'reported' }).where(eq(groups.id, groupId))
  })
}

/** Hides a group that has a row for `owner` alone. */
export async function putHide({ db }: Store, owner: string, groupId: string, at: Date): Promise<void> {
  await db.insert(groupHides).values({ groupId, owner, at: at.toISOString() }).onConflictDoNothing()
}

/** Shows it to `owner` again. */
export async function dropHide({ db }: Store, owner: string, groupId: string): Promise<void> {
  await db.delete(groupHides).where(and(eq(groupHides.groupId, groupId), ownedBy(groupHides, owner)))
}

/** What `owner` told the moderators. */
export async function exportReports({ db }: Store, owner: string) {
  const { groupId, reason, at } = groupReports
  return await db
    .select({ groupId, reason, at })
    .from(groupReports)
    .where(ownedBy(groupReports, owner))
    .orderBy(asc(at))
}

/** What `owner` hid for themselves. */
export async function exportHides({ db }: Store, owner: string) {
  const { groupId, at } = groupHides
  return await db.select({ groupId, at }).from(groupHides).where(ownedBy(groupHides, owner)).orderBy(asc(at))
}
