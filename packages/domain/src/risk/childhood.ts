import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import type { Found } from './found'

const sets = lazy(() => ({
  self: conceptsOf('self'),
  year: conceptsOf('year'),
  aged: conceptsOf('aged'),
  schoolClass: conceptsOf('class'),
  childAge: conceptsOf('age'),
  adult: conceptsOf('adult'),
  other: conceptsOf('other'),
}))

const youngest = 6
const adulthood = 18
const lastClass = 12

/** Whether the writer says they are a child: 'I am 12', '14 saal ki hu', 'class 8', '9th std'. Alone it is no tier (S1). */
export function isChild(found: Found): boolean {
  const { self, year, aged, schoolClass, childAge, adult, other } = sets()
  for (let at = 0; at < found.count; at++) {
    const word = found.words.plain[at] ?? ''
    const value = isNumber(word) ? Number(word) : found.isBetween(childAge, at, at) ? youngest : 0
    if (value === 0) continue
    const low = found.low(at, 6)
    const high = found.high(at, 6)
    if (found.isBetween(adult, low, high) || found.isBetween(other, low, at - 1)) continue
    const isAge = value >= youngest && value < adulthood
    if (isAge && (found.isBetween(year, at, at + 1) || found.isBetween(aged, at - 2, at - 1))) return true
    if (isAge && found.isBetween(self, at - 2, at - 1) && endsThought(found, at)) return true
    if (value <= lastClass && found.isBetween(schoolClass, Math.max(low, at - 1), Math.min(high, at + 2))) return true
  }
  return false
}

function isNumber(word: string): boolean {
  const code = word.charCodeAt(0)
  return word.length <= 2 && code >= 48 && code <= 57
}

const followers = new Set(['and', 'but', 'f', 'm', 'girl', 'boy', 'now', 'only', 'just', 'i', 'my', 'please'])

/** 'I am 12.' and 'I am 12 and', not 'I am 12 minutes late'. */
function endsThought(found: Found, at: number): boolean {
  const { words } = found
  const next = words.plain[at + 1]
  if (next === undefined || followers.has(next)) return true
  return words.sentence[at + 1] !== words.sentence[at] || words.clause[at + 1] !== words.clause[at]
}
