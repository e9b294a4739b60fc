import type { Language } from '../../language'
import type { RiskTier } from '../risk-tier'

export const riskKinds = ['direct', 'indirect', 'misspelt', 'code_mixed'] as const
export type RiskKind = (typeof riskKinds)[number]
export type CalmKind = 'idiom' | 'news' | 'bereavement' | 'ordinary' | 'denial'

/** Phrases that must be met with help, by how they are said and the tier they deserve, and phrases that must not be. */
export type PhrasePart = {
  risk: Record<RiskKind, Partial<Record<Exclude<RiskTier, 'none' | 'distress'>, readonly string[]>>>
  calm: Record<CalmKind, readonly string[]>
}

/** Failures are looked at in `tuning` only; `held_out` is counted, never tuned on. */
export type PhraseSet = { language: Language; tuning: PhrasePart; held_out: PhrasePart }
