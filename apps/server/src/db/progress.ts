import { type ActivityType, activityTypes, type CollectionName } from '@maitri/contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './engine'
import { ownedBy } from './schema/owned'
import { progress } from './schema/people'
import type { Store } from './store'

export type Progress = {
  insightsRead: number
  toolsUsed: number
  routinesCompleted: number
  mindmitraChats: number
  updatedAt: string
}

/** The collection whose types are counted. */
export const activityCollection = 'activities' satisfies CollectionName

const counts = {
  insight: 'insightsRead',
  tool: 'toolsUsed',
  routine: 'routinesCompleted',
  chat: 'mindmitraChats',
} as const satisfies Record<ActivityType, keyof Progress>

/** What kind of activity a body is; null where it is none that is counted. */
export const activityTypeOf = (body: unknown): ActivityType | null =>
  activityTypes.find((type) => type === (body as { type?: unknown } | null)?.type) ?? null

/** What the person did, counted; null where there is no such person. */
export async function findProgress({ db }: Store, owner: string): Promise<Progress | null> {
  const [row] = await db.select(progressColumns).from(progress).where(ownedBy(progress, owner))
  return row ?? null
}

const progressColumns = {
  insightsRead: progress.insightsRead,
  toolsUsed: progress.toolsUsed,
  routinesCompleted: progress.routinesCompleted,
  mindmitraChats: progress.mindmitraChats,
  updatedAt: progress.updatedAt,
}

/** Moves the counts of types by so many, within the transaction that writes the activities; null is no type. */
export async function moveCounts(
  tx: Transaction,
  owner: string,
  byType: Map<ActivityType | null, number>,
): Promise<void> {
  const moves: Partial<Record<keyof Progress, SQL>> = {}
  for (const [type, by] of byType) {
    const column = type && counts[type]
    if (column && by !== 0) moves[column] = sql`${progress[column]} + ${by}::int`
  }
  if (Object.keys(moves).length === 0) return
  await tx
    .update(progress)
    .set({ ...moves, updatedAt: sql`now()` })
    .where(ownedBy(progress, owner))
}
