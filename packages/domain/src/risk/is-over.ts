import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import type { Found } from './found'
import type { Match } from './pattern'

const sets = lazy(() => ({
  formerly: conceptsOf('formerly'),
  recovered: conceptsOf('recovered'),
  negation: conceptsOf('not|no|nahi|cant'),
}))

const formerReach = 9
const recoveredReach = 30

/** S7: long past and well since, 'years ago I wanted to die, today I am happy': a former time near the words, and a good one after them. */
export function isOver(found: Found, match: Match): boolean {
  const { formerly, recovered, negation } = sets()
  if (!found.has(formerly) || !found.has(recovered)) return false
  if (!found.isBetween(formerly, match.first - formerReach, match.last + formerReach)) return false
  const to = Math.min(found.count - 1, match.last + recoveredReach)
  // Words of wishing may stand for the good time as well ('am better'), and draw the match out to it.
  for (let at = match.first + 1; at <= to; at++) {
    if (found.isBetween(recovered, at, at) && !found.isBetween(negation, at - 2, at + 1)) return true
  }
  return false
}
