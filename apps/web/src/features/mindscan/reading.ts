import type { TextAnalysis } from '@maitri/contracts'
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
