import type { Language } from '@maitri/domain'
import { isOpenAt } from './help-line-hours'
import { type HelpLine, type HelpNeed, helpLines } from './help-lines'

export type HelpLineWish = {
  /** Null asks for every line of India. */
  need: HelpNeed | null
  language: Language
  now: Date
}

/**
 * The lines of India that serve a need, best first: made for the need, open now, certain, in the person's language. Whatever the need,
 * at least two choices that answer round the clock are among them, because single lines often go unanswered.
 */
export function orderHelpLines({ need, language, now }: HelpLineWish): HelpLine[] {
  const indian: HelpLine[] = helpLines.filter((line) => line.country === 'IN')
  return indian
    .filter((line) => need === null || line.needs.includes(need))
    .map((line) => ({ line, rank: rank(line, { need, language, now }) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ line }) => line)
}

/** Answers at any hour, as far as is known: the lines that may count towards the two choices of every list. */
export function isRoundTheClock(line: HelpLine): boolean {
  return line.hours === 'always' && line.status === 'first_tier'
}

function rank(line: HelpLine, { need, language, now }: HelpLineWish): number[] {
  return [
    need === null || line.needs[0] === need ? 0 : 1,
    openRank(line, now),
    line.status === 'first_tier' ? 0 : 1,
    languageRank(line, language),
  ]
}

/** Unknown hours stand between open and closed: a call may be answered. */
function openRank(line: HelpLine, now: Date): number {
  if (isOpenAt(line, now)) return 0
  return line.hours === null ? 1 : 2
}

function languageRank(line: HelpLine, language: Language): number {
  if (line.languages.includes(language)) return 0
  return line.otherLanguages === 'none' ? 2 : 1
}

function compare(a: number[], b: number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index])
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
}
