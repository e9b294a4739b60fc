import * as z from 'zod/mini'
import { recordEndpoints } from './records'
import { line } from './text'

export const activityTypes = ['insight', 'chat', 'routine', 'tool'] as const
export type ActivityType = (typeof activityTypes)[number]

/** How many activities the specification's Recent Activity shows. */
export const recentActivityCount = 5

/** Something the person did that counts as progress. `itemId` names the article, tool or routine; the record's `occurredAt` is the activity's timestamp. */
export const activityBody = z.object({
  type: z.enum(activityTypes),
  title: line(200, 1),
  itemId: z.optional(line(100)),
})

export const activities = recordEndpoints('activities', activityBody)
