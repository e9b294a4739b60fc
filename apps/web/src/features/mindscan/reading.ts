import type { TextAnalysis } from '@maitri/contracts'
import type { EmotionLabel, TipId } from '@maitri/domain'
import { needsHelp, readRisk } from '@maitri/domain/risk'

/** A reading as a page shows it: an analysis with its id and moment. */
export type Reading = { id: string; occurredAt: string; body: TextAnalysis }

export type SummaryKey = 'positive' | 'negative' | 'neutral' | 'mixed' | 'heavy' | 'first_impression'

/**
 * Which plain sentence stands over a reading. Risk comes first, so that no light words outweigh it (`safety.md` S9); it is read from the
 * words whenever they are shown, because a tier is never kept (S16).
 */
export function summaryOf(body: TextAnalysis): SummaryKey {
  if (isHeavy(body)) return 'heavy'
  if (!body.enough) return 'first_impression'
  if (body.sentiment === 'neutral' && body.positiveWords > 0 && body.negativeWords > 0) return 'mixed'
  return body.sentiment
}

export const isHeavy = (body: TextAnalysis): boolean => needsHelp(readRisk(body.text, body.language).tier)

type Shown = Pick<TextAnalysis, 'emotions' | 'highlights'> & { suggestions: readonly string[] }

/**
 * What a page shows of an analysis. Beside words that need help nothing counts as light (S9): no mark, no light feeling, and tips that
 * steady. Chosen whenever it is shown, so that nothing stored tells of a tier (S16).
 */
export function shownOf(body: TextAnalysis): Shown {
  if (!isHeavy(body)) return body
  return {
    emotions: body.emotions.filter((emotion) => heavyFeelings.has(emotion)),
    highlights: [],
    suggestions: steadyingTips,
  }
}

const steadyingTips: readonly TipId[] = ['tell_one_person', 'name_five_things', 'slow_breath_out']

const heavyFeelings: ReadonlySet<EmotionLabel> = new Set<EmotionLabel>([
  'sad',
  'lonely',
  'hurt',
  'hopeless',
  'disappointed',
  'guilty',
  'ashamed',
  'anxious',
  'stressed',
  'afraid',
  'overwhelmed',
  'angry',
  'frustrated',
  'jealous',
  'tired',
])
