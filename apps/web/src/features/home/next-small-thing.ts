import type { CheckIn, ToolId } from '@maitri/contracts'
import type { PartOfDay } from './part-of-day'

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
  | { act: 'tool'; toolId: ToolId }
  | { act: 'talk' | 'article' | 'rest' }
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
    ? { act: 'tool', toolId: 'paanch-indriya', reason: 'steadies_at_night', withHelp: true }
    : { act: 'tool', toolId: 'saans', reason: 'steadies', withHelp: true }
}

type Offer = { reason: SmallReason } & ({ act: 'tool'; toolId: ToolId } | { act: 'talk' | 'article' | 'rest' })

function afterCheckIn({ mood, feelings, tags }: CheckIn, part: PartOfDay): Offer {
  const feels = (...sought: CheckIn['feelings']) => sought.some((feeling) => feelings.includes(feeling))
  const isLate = part === 'evening' || part === 'night'
  if (feels('anxious', 'stressed', 'overwhelmed')) return { act: 'tool', toolId: 'paanch-indriya', reason: 'tense' }
  if (feels('angry')) return { act: 'tool', toolId: 'muscle-release', reason: 'angry' }
  if (feels('tired') || tags.includes('sleep'))
    return isLate
      ? { act: 'tool', toolId: 'yoga-nidra', reason: 'short_nights' }
      : { act: 'tool', toolId: 'saans', reason: 'short_nights' }
  if (feels('lonely', 'sad') || tags.includes('alone')) return { act: 'talk', reason: 'lonely' }
  if (part === 'night') return { act: 'rest', reason: 'late' }
  if (mood < lightFrom) return byTheClock(part)
  return isLate ? { act: 'tool', toolId: 'kolam-studio', reason: 'light_evening' } : { act: 'article', reason: 'light' }
}

function byTheClock(part: PartOfDay): Offer {
  if (part === 'night') return { act: 'rest', reason: 'late' }
  if (part === 'morning') return { act: 'tool', toolId: 'saans', reason: 'morning' }
  if (part === 'afternoon') return { act: 'tool', toolId: 'paanch-indriya', reason: 'afternoon' }
  return { act: 'tool', toolId: 'yoga-nidra', reason: 'evening' }
}
