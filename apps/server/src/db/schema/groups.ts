import type { GroupReview, GroupType, ModerationDecision, ReportReason } from '@maitri/contracts'
import type { PublicTextReason } from '@maitri/domain'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { owned } from './owned'
import { ownerColumn, profiles } from './people'

/** Groups that people created, and a bare row for each example group that someone joined. */
export const groups = owned(
  pgTable(
    'groups',
    {
      /** Made on the device; an example group's is its name in `packages/content`. */
      id: text('id').primaryKey(),
      /** Who created it: erasing them erases the group and who was in it. Null of example groups, which nobody created. */
      owner: text('owner').references(() => profiles.userId, { onDelete: 'cascade' }),
      type: text('type').$type<GroupType>(),
      /** Name, description and tags; null of example groups, whose words are the product's. */
      sealed: bytes('sealed'),
      /** Who really joined, kept with every joining and leaving. */
      memberCount: integer('member_count').notNull().default(0),
      createdAt: moment('created_at').notNull(),
      updatedAt: moment('updated_at').notNull(),
      closedAt: moment('closed_at'),
      /** 'held' where nothing else is said, so that what was never read is shown to nobody. */
      review: text('review').$type<GroupReview>().notNull().default('held'),
      /** The rules that hold it, or the one that a moderator named, separated by commas. */
      reasons: text('reasons').notNull().default(''),
    },
    (table) => [index('groups_owner').on(table.owner), index('groups_newest').on(table.createdAt)],
  ),
  (table) => table.owner,
)

/** Who is in which group, under which pseudonym. */
export const groupMembers = owned(
  pgTable(
    'group_members',
    {
      groupId: text('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      owner: ownerColumn(),
      /** The pseudonym. */
      sealed: bytes('sealed').notNull(),
      /** Keyed, so that it tells nothing without the store's key; equal where two pseudonyms in one group would look alike. */
      pseudonymDigest: text('pseudonym_digest').notNull(),
      joinedAt: moment('joined_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.groupId, table.owner] }),
      uniqueIndex('group_members_pseudonym').on(table.groupId, table.pseudonymDigest),
      index('group_members_owner').on(table.owner),
    ],
  ),
  (table) => table.owner,
)

/** Who told the moderators of which group, and by which of the offered reasons. */
export const groupReports = owned(
  pgTable(
    'group_reports',
    {
      groupId: text('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      owner: ownerColumn(),
      reason: text('reason').$type<ReportReason>().notNull(),
      /** Whether the account's address was verified when it reported: only those count towards hiding. */
      isVerified: boolean('is_verified').notNull(),
      at: moment('at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.groupId, table.owner] }), index('group_reports_owner').on(table.owner)],
  ),
  (table) => table.owner,
)

/** Which groups a person hid for themselves. */
export const groupHides = owned(
  pgTable(
    'group_hides',
    {
      groupId: text('group_id')
        .notNull()
        .references(() => groups.id, { onDelete: 'cascade' }),
      owner: ownerColumn(),
      at: moment('at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.groupId, table.owner] }), index('group_hides_owner').on(table.owner)],
  ),
  (table) => table.owner,
)

/** What moderators decided: only ever added to, without words and without names. It outlives the group. */
export const groupDecisions = pgTable(
  'group_decisions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    groupId: text('group_id').notNull(),
    decision: text('decision').$type<ModerationDecision>().notNull(),
    reason: text('reason').$type<PublicTextReason>(),
    at: moment('at').notNull(),
  },
  (table) => [index('group_decisions_group').on(table.groupId, table.id)],
)
