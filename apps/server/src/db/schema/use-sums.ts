import type { CountedPart } from '@maitri/contracts'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How much each part was used on a day, over all who agreed: sums alone, without an account, a device or a moment. */
export const useSums = pgTable(
  'use_sums',
  {
    /** YYYY-MM-DD in UTC, when it arrived. */
    day: text('day').notNull(),
    part: text('part').$type<CountedPart>().notNull(),
    uses: integer('uses').notNull(),
    /** How many devices had used it. */
    devices: integer('devices').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.part] })],
)
