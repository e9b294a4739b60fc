import type { RiskTier } from '../../src/risk/risk-tier'
import { needsHelp } from '../../src/risk/session-tier'
import { languageOfFolder } from '../learned/language-of-folder'
import { isCalm, type RiskPhrase, tierOfLabel } from './phrases'
import { wilson } from './wilson'

/** Reads one text as the gate does, or as a part of it does. */
export type ReadTier = (text: string, phrase: RiskPhrase) => RiskTier

/** What was met with help among the phrases of one group: a count, its share and the 95 % interval of the share, from 0 to 1. */
export type RiskRow = {
  folder: string
  writer: string
  label: string
  phrases: number
  met: number
  share: number
  low: number
  high: number
  /** Of those met, the ones whose tier is the one the label asks for; null where several are right. */
  sameTier: number | null
}

/** The gate on some phrases, by language, writer and kind; `groupOf` may leave any of the three out by answering '*'. */
export function measureRisk(
  phrases: readonly RiskPhrase[],
  readTier: ReadTier,
  groupOf: (phrase: RiskPhrase) => Pick<RiskRow, 'folder' | 'writer' | 'label'>,
): RiskRow[] {
  const groups = new Map<string, RiskPhrase[]>()
  for (const phrase of phrases) {
    const { folder, writer, label } = groupOf(phrase)
    const key = `${folder}\t${writer}\t${label}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [phrase])
    else group.push(phrase)
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, group]) => rowOf(key, group, readTier))
}

function rowOf(key: string, group: readonly RiskPhrase[], readTier: ReadTier): RiskRow {
  const [folder = '', writer = '', label = ''] = key.split('\t')
  const tiers = group.map((phrase) => readTier(phrase.text, phrase))
  const met = tiers.filter(needsHelp).length
  const wanted = group.map((phrase) => tierOfLabel(phrase.label))
  const hasTier = wanted.every((tier) => tier !== null)
  const { low, high } = wilson(met, group.length)
  return {
    folder,
    writer,
    label,
    phrases: group.length,
    met,
    share: met / group.length,
    low,
    high,
    sameTier: hasTier ? tiers.filter((tier, i) => tier === wanted[i]).length : null,
  }
}

/** By language and kind, all writers together; the kinds of calm phrases as they are. */
export const byKind = ({ folder, label }: RiskPhrase) => ({ folder, writer: '*', label })

/** By language and writer, all that needs help together and all that is calm together. */
export const byWriter = (phrase: RiskPhrase) => ({
  folder: phrase.folder,
  writer: phrase.writer,
  label: isCalm(phrase) ? 'calm' : 'risk',
})

/** The kinds of all languages together. */
export const byLabel = ({ label }: RiskPhrase) => ({ folder: '*', writer: '*', label })

export const languageOf = ({ folder }: RiskPhrase) => languageOfFolder(folder)
