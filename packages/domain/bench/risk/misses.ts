import { assessRisk } from '../../src/risk/read-risk'
import { needsHelp } from '../../src/risk/session-tier'
import { languageOfFolder } from '../learned/language-of-folder'
import { isCalm, type RiskPhrase } from './phrases'

export type Misses = Record<'direct' | 'indirect' | 'calm', { count: number; missed: string[] }>

/**
 * Phrases that should be met with help and are not, all kinds but the indirect under `direct`; under `calm`, those that
 * are and should not.
 */
export function missesOf(phrases: readonly RiskPhrase[]): Misses {
  const misses: Misses = {
    direct: { count: 0, missed: [] },
    indirect: { count: 0, missed: [] },
    calm: { count: 0, missed: [] },
  }
  for (const phrase of phrases) {
    const kind = isCalm(phrase) ? 'calm' : phrase.label === 'indirect' ? 'indirect' : 'direct'
    misses[kind].count++
    const isMet = needsHelp(assessRisk(phrase.text, languageOfFolder(phrase.folder)))
    if (isMet === (kind === 'calm')) misses[kind].missed.push(phrase.text)
  }
  return misses
}
