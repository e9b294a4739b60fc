import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import type { Found } from './found'
import type { Match } from './pattern'

const sets = lazy(() => ({
  self: conceptsOf('self'),
  not: conceptsOf('not'),
  no: conceptsOf('no'),
  nahi: conceptsOf('nahi|unwant'),
  negation: conceptsOf('not|no|nahi|unwant'),
  knowing: conceptsOf('know'),
  why: conceptsOf('why'),
  live: conceptsOf('live'),
}))

const notReach = 8
const nahiReach = 3
const fillers = new Set(['realy', 'even', 'quite', 'exactly', 'always', 'that'])

/** 'I don't (even) know whether I want to live': the 'not' goes with the knowing. */
function isKnowing(found: Found, at: number): boolean {
  const next = fillers.has(found.words.plain[at] ?? '') ? at + 1 : at
  return found.isBetween(sets().knowing, next, next)
}

const isFirstOfSentence = ({ words: { sentence } }: Found, at: number) => at === 0 || sentence[at - 1] !== sentence[at]

/** S7: 'I am not suicidal', 'मरना नहीं चाहती'. Two negations cancel out, so 'not that I don't want to die' still counts. */
export function isDenied(found: Found, match: Match): boolean {
  const { self, not, no, nahi, negation, why, live } = sets()
  const { clause } = found.words
  const low = found.low(match.first, notReach)
  const high = found.high(match.last, nahiReach)
  if (!found.isBetween(negation, low, high)) return false
  let negations = 0
  let lastNot = -2
  let lastNahi = -2
  for (let at = low; at <= high; at++) {
    if (clause[at] !== clause[match.first] && clause[at] !== clause[match.last]) continue
    const isNot = at < match.last && found.isBetween(not, at, at) && !isKnowing(found, at + 1)
    const isNo =
      (at === match.first - 1 || at === match.first - 2) &&
      found.isBetween(no, at, at) &&
      !found.isBetween(self, at + 1, at + 1)
    if (isNot || isNo) {
      // 'have no plans to' is one negation, however many entries it matches.
      if (at - lastNot > 1) negations++
      lastNot = at
    } else if (at >= match.first - 1 && found.isBetween(nahi, at, at)) {
      // 'No, no, I have no thought of dying': a doubled no at the front is only said, and so is the answer 'नहीं' before 'मरने का ख्याल नहीं है'.
      if (at < match.first && found.isBetween(nahi, at - 1, at - 1)) continue
      if (at < match.first && isFirstOfSentence(found, at) && found.isBetween(nahi, match.last + 1, high)) continue
      // The negation belongs to 'live' in 'जीना नहीं मरना चाहती हूँ', and to a question in 'मर क्यों नहीं जाती'.
      if (found.isBetween(live, at - 2, at) || found.isBetween(why, low, high)) continue
      // A negation of two words ('అనిపించడం లేదు') is one.
      if (at - lastNahi > 1) negations++
      lastNahi = at
    }
  }
  return negations % 2 === 1
}
