import type { Language } from '../../language'
import { assessRisk } from '../read-risk'
import { needsHelp } from '../session-tier'
import { type PhrasePart, type RiskKind, riskKinds } from './phrase-set'

export type Misses = Record<RiskKind | 'calm', { count: number; missed: string[] }>

/** Phrases of one part that should be met with help and are not, by kind; under `calm`, those that are and should not. */
export function missesOf(part: PhrasePart, language: Language): Misses {
  const isMet = (phrase: string) => needsHelp(assessRisk(phrase, language))
  const calm = Object.values(part.calm).flat()
  const byKind = riskKinds.map((kind) => {
    const phrases = Object.values(part.risk[kind]).flat()
    return [kind, { count: phrases.length, missed: phrases.filter((phrase) => !isMet(phrase)) }] as const
  })
  return {
    ...(Object.fromEntries(byKind) as Record<RiskKind, Misses[RiskKind]>),
    calm: { count: calm.length, missed: calm.filter(isMet) },
  }
}
