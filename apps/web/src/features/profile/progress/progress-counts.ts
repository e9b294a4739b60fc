import type { ActivityType } from '@maitri/contracts'

/** How much of each kind was done. */
export type ProgressCounts = Record<ActivityType, number>

/** The specification's sample values, section 9. */
export const sampleCounts: ProgressCounts = { insight: 15, tool: 8, routine: 12, chat: 23 }

export function progressCounts(activities: readonly { body: { type: ActivityType } }[]): ProgressCounts {
  const counts: ProgressCounts = { insight: 0, tool: 0, routine: 0, chat: 0 }
  for (const { body } of activities) counts[body.type] += 1
  return counts
}
