import type { CheckIn, ToolId } from '@maitri/contracts'
import type { PartOfDay } from '../../lib/part-of-day'

/** The last thing the person said of how it is. Of a reading nothing is known here but that it was: Home repeats nothing of it. */
export type LastSaid = { kind: 'check_in'; at: string; body: CheckIn } | { kind: 'reading'; at: string }

/** Why it is offered, as a sentence of the namespace `home`. */
export type SmallReason =
  | 'steadies'
  | 'steadies_at_night'
  | 'short_nights'
  | 'late'
  | 'tense'
  | 'lonely'
  | 'angry'
  | 'light'
  | 'light_evening'
  | 'morning'
  | 'afternoon'
  | 'evening'

export type SmallThing = { reason: SmallReason; withHelp: boolean } & (
  | { action: 'tool'; toolId: ToolId }
  | { action: 'conversation' | 'article' | 'rest' }
)

/** After a day the last word no longer says how it is. */
const freshForMs = 24 * 60 * 60 * 1000
/** From here down a check-in is heavy; its words are 'low' and heavier. */
const heavyUpTo = 3
/** From here up it is light. */
const lightFrom = 7

/**
 * One small thing for now, from what was said last and the time of day. What was written, in a note or to Mindscan, is not read here, and
 * its risk is kept nowhere (`docs/safety.md` S16); so after any words, as after a heavy check-in, only what steadies is offered, with help beside it.
 */
export function nextSmallThing(last: LastSaid | null, now: Date, part: PartOfDay): SmallThing {
  const fresh = last && now.getTime() - Date.parse(last.at) < freshForMs ? last : null
  if (fresh && (fresh.kind === 'reading' || isHeavy(fresh.body))) return steadying(part)
  return { ...(fresh?.kind === 'check_in' ? afterCheckIn(fresh.body, part) : byTheClock(part)), withHelp: false }
}

const isHeavy = ({ mood, note }: CheckIn) => mood <= heavyUpTo || note !== ''

function steadying(part: PartOfDay): SmallThing {
  return part === 'night'
    ? { action: 'tool', toolId: 'paanch-indriya', reason: 'steadies_at_night', withHelp: true }
    : { action: 'tool', toolId: 'saans', reason: 'steadies', withHelp: true }
}

type Offer = { reason: SmallReason } & (
  | { action: 'tool'; toolId: ToolId }
  | { action: 'conversation' | 'article' | 'rest' }
)

function afterCheckIn({ mood, feelings, tags }: CheckIn, part: PartOfDay): Offer {
  const feels = (...sought: CheckIn['feelings']) => sought.some((feeling) => feelings.includes(feeling))
  const isLate = part === 'evening' || part === 'night'
  if (feels('anxious', 'stressed', 'overwhelmed')) return { action: 'tool', toolId: 'paanch-indriya', reason: 'tense' }
  if (feels('angry')) return { action: 'tool', toolId: 'muscle-release', reason: 'angry' }
  if (feels('tired') || tags.includes('sleep'))
    return isLate
      ? { action: 'tool', toolId: 'yoga-nidra', reason: 'short_nights' }
      : { action: 'tool', toolId: 'saans', reason: 'short_nights' }
  if (feels('lonely', 'sad') || tags.includes('alone')) return { action: 'conversation', reason: 'lonely' }
  if (part === 'night') return { action: 'rest', reason: 'late' }
  if (mood < lightFrom) return byTheClock(part)
  return isLate
    ? { action: 'tool', toolId: 'kolam-studio', reason: 'light_evening' }
    : { action: 'article', reason: 'light' }
}

function byTheClock(part: PartOfDay): Offer {
  if (part === 'night') return { action: 'rest', reason: 'late' }
  if (part === 'morning') return { action: 'tool', toolId: 'saans', reason: 'morning' }
  if (part === 'afternoon') return { action: 'tool', toolId: 'paanch-indriya', reason: 'afternoon' }
  return { action: 'tool', toolId: 'yoga-nidra', reason: 'evening' }
}
