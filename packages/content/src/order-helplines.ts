import type { Language } from '@maitri/domain'
import { isOpenAt } from './helpline-hours'
import { type Helpline, type HelpNeed, helplines } from './helplines'

export type HelplineWish = {
  /** Null asks for every line of India. */
  need: HelpNeed | null
  language: Language
  now: Date
}

/**
 * The lines of India that serve a need, best first: made for the need, open now, certain, in the person's language. Whatever the need,
 * at least two choices that answer round the clock are among them, because single lines often go unanswered.
 */
export function orderHelplines({ need, language, now }: HelplineWish): Helpline[] {
  const indian: Helpline[] = helplines.filter((line) => line.country === 'IN')
  return indian
    .filter((line) => need === null || line.needs.includes(need))
    .map((line) => ({ line, rank: rank(line, { need, language, now }) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ line }) => line)
}

/** Answers at any hour, as far as is known: the lines that may count towards the two choices of every list. */
export function isRoundTheClock(line: Helpline): boolean {
  return line.hours === 'always' && line.status === 'first_tier'
}

function rank(line: Helpline, { need, language, now }: HelplineWish): number[] {
  return [
    need === null || line.needs[0] === need ? 0 : 1,
    openRank(line, now),
    line.status === 'first_tier' ? 0 : 1,
    languageRank(line, language),
  ]
}

/** Unknown hours stand between open and closed: a call may be answered. */
function openRank(line: Helpline, now: Date): number {
  if (isOpenAt(line, now)) return 0
  return line.hours === null ? 1 : 2
}

function languageRank(line: Helpline, language: Language): number {
  if (line.languages.includes(language)) return 0
  return line.otherLanguages === 'none' ? 2 : 1
}

function compare(a: number[], b: number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index])
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
}
