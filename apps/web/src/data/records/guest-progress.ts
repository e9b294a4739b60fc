import type { ActivityType } from '@maitri/contracts'
import { writeStored } from '../../lib/stored-value'
import type { RecordTable } from './record-store'

const counters = {
  insight: 'insightsRead',
  tool: 'toolsUsed',
  routine: 'routinesCompleted',
  chat: 'mindmitraChats',
} as const satisfies Record<ActivityType, string>

/** A guest's activities with `userProgress` of the specification beside them: counted anew from what is there at every change. */
export function withGuestProgress(activities: RecordTable): RecordTable {
  async function count() {
    const progress = { insightsRead: 0, toolsUsed: 0, routinesCompleted: 0, mindmitraChats: 0 }
    for (const { body } of await activities.all()) progress[counters[(body as { type: ActivityType }).type]] += 1
    writeStored('userProgress', JSON.stringify({ ...progress, updatedAt: new Date().toISOString() }))
  }
  return {
    ...activities,
    async change(id, next) {
      await activities.change(id, next)
      await count()
    },
    async takeIn(incoming) {
      await activities.takeIn(incoming)
      await count()
    },
  }
}
