import type { CheckIn } from '@maitri/contracts'
import type { ConversationName } from '@maitri/domain'
import type { PartOfDay } from '../../../lib/part-of-day'

/** More would be a menu to choose from, not a hand held out. */
const most = 3

/** A check-in of today speaks of today; after a day it no longer does. */
const freshForMs = 24 * 60 * 60 * 1000

/** From here down a check-in is heavy; nothing cheerful stands over it. */
const heavyUpTo = 3

const byTheClock: Record<PartOfDay, readonly ConversationName[]> = {
  morning: ['small_step', 'problem', 'worry'],
  afternoon: ['small_step', 'problem', 'kindness'],
  evening: ['gratitude', 'worry', 'sleep'],
  night: ['sleep', 'worry', 'kindness'],
}

const byFeeling: Partial<Record<CheckIn['feelings'][number], ConversationName>> = {
  anxious: 'worry',
  stressed: 'worry',
  overwhelmed: 'problem',
  lonely: 'loneliness',
  angry: 'anger',
  sad: 'kindness',
  numb: 'small_step',
  tired: 'small_step',
}

const byTag: Partial<Record<CheckIn['tags'][number], ConversationName>> = {
  sleep: 'sleep',
  study: 'exam',
  money: 'money',
  work: 'problem',
  alone: 'loneliness',
}

type LastCheckIn = { occurredAt: string; body: Pick<CheckIn, 'mood' | 'feelings' | 'tags'> }

/** The conversations that are offered on the empty page: from the last check-in while it is fresh, then from the time of day. What was written is not read. */
export function promptsFor(now: Date, part: PartOfDay, last: LastCheckIn | undefined): ConversationName[] {
  const fresh = last && now.getTime() - Date.parse(last.occurredAt) < freshForMs ? last.body : null
  const said = fresh
    ? [...fresh.feelings.map((feeling) => byFeeling[feeling]), ...fresh.tags.map((tag) => byTag[tag])]
    : []
  const isHeavy = fresh !== null && fresh.mood <= heavyUpTo
  const offered = [...said, ...byTheClock[part], ...byTheClock.afternoon].filter((name) => name !== undefined)
  return [...new Set(offered)].filter((name) => !(isHeavy && name === 'gratitude')).slice(0, most)
}
