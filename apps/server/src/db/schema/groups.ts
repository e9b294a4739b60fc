import type { GroupType } from '@maitri/contracts'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
