import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import type { Found } from './found'

const sets = lazy(() => ({
  better: conceptsOf('better_for'),
  apart: conceptsOf('better_apart|says'),
}))

/**
 * 'He would be better off', said of one's child: the words name another, the thought is about the speaker. Not where the other one said
 * it, or should leave a third.
 */
export function isBurdenThought(found: Found, low: number, high: number): boolean {
  const { better, apart } = sets()
  return found.isBetween(better, low, high) && !found.isBetween(apart, low, high)
}
