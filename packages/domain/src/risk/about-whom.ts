import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import type { Found } from './found'
import { isBurdenThought } from './is-burden-thought'
import type { Match } from './pattern'
import type { RiskReading } from './risk-tier'
import type { Rule } from './rules/rule'

export type About = RiskReading['about']

const sets = lazy(() => ({
  self: conceptsOf('self'),
  other: conceptsOf('other'),
  subject: conceptsOf('self|other'),
  household: conceptsOf('partner|family'),
  my: conceptsOf('my'),
  image: conceptsOf('image'),
}))

/** S8: the nearest subject before the last word found; in all eight languages it stands before the verb. */
export function aboutWhom(found: Found, match: Match, rule: Rule): About {
  const { self, other, subject: subjects, household, my, image } = sets()
  if (!found.has(other)) return 'self'
  const low = found.low(match.first, 12)
  if (rule.tier === 'abuse') {
    // The one who hurts is the subject; whom it hurts is 'me', or someone who is not of the household.
    const high = found.high(match.last, 12)
    if (found.isBetween(self, low, high)) return 'self'
    // 'A man will leak my photos': whose they are says whom it hurts.
    for (let at = low; at <= high; at++) {
      if (found.isBetween(my, at, at) && found.isBetween(image, at, at + 1)) return 'self'
    }
    for (let at = low; at <= high; at++) {
      if (found.isBetween(other, at, at) && !found.isBetween(household, at, at)) return 'someone_else'
    }
    return 'self'
  }
  if (isBurdenThought(found, low, found.high(match.last, 12))) return 'self'
  const subject = found.lastBetween(subjects, low, match.last)
  return subject >= 0 && !found.isBetween(self, subject, subject) ? 'someone_else' : 'self'
}
