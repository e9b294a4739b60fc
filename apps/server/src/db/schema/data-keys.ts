import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

/** The keys that seal persons' words, each wrapped under the operator's secret. The highest id seals; all of them open. */
export const dataKeys = pgTable('data_keys', {
  id: integer('id').primaryKey(),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
