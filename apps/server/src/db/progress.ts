import type { ActivityType, CollectionName } from '@maitri/contracts'
import { sql } from 'drizzle-orm'
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

/** The collection whose facets are counted. */
export const activityCollection = 'activities' satisfies CollectionName

const counts = {
  insight: 'insightsRead',
  tool: 'toolsUsed',
  routine: 'routinesCompleted',
  chat: 'mindmitraChats',
} as const satisfies Record<ActivityType, keyof Progress>

const columnFor = (facet: string | null) =>
  facet !== null && Object.hasOwn(counts, facet) ? counts[facet as ActivityType] : null

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

/** Takes an activity out of one count and puts it into another, within the transaction that writes it; null is none. */
export async function moveCount(tx: Transaction, owner: string, from: string | null, to: string | null): Promise<void> {
  const [less, more] = [columnFor(from), columnFor(to)]
  if (less === more) return
  await tx
    .update(progress)
    .set({
      ...(less && { [less]: sql`${progress[less]} - 1` }),
      ...(more && { [more]: sql`${progress[more]} + 1` }),
      updatedAt: sql`now()`,
    })
    .where(ownedBy(progress, owner))
}
