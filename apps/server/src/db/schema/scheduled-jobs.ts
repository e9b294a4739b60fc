import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Work that the server does by the clock, one row a job: whichever process claims the row does it, so that several share the work. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text('name').primaryKey(),
  nextRunAt: moment('next_run_at').notNull(),
  /** Failures since it last succeeded. */
  failures: integer('failures').notNull().default(0),
})
