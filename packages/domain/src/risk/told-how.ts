import { lazy } from '../lazy'
import type { About } from './about-whom'
import { conceptsOf } from './concept-set'
import type { Found } from './found'
import type { Match } from './pattern'

const sets = lazy(() => ({
  self: conceptsOf('self'),
  news: conceptsOf('news'),
  past: conceptsOf('past'),
  meaning: conceptsOf('want|think|will|plan|try'),
  tonight: conceptsOf('tonight'),
  now: conceptsOf('now'),
  going: conceptsOf('will|plan|doing'),
}))

/** S7: bereavement and news are told of others, as done or in the press; they give distress at most. */
export function isReported(found: Found, match: Match, about: About): boolean {
  const { self, news, past, meaning } = sets()
  const low = found.low(match.first, 12)
  if (found.isBetween(news, low, found.high(match.last, 12)) && !found.isBetween(self, low, match.last)) {
    return true
  }
  if (about === 'self' || !found.has(past)) return false
  const isMeant = found.isBetween(meaning, match.first - 3, match.last + 1)
  return !isMeant && found.isBetween(past, match.first - 3, match.last + 3)
}

/** A time set for it makes a crisis imminent: 'tonight' always, 'now' with a decision. */
export function isTimed(found: Found, match: Match): boolean {
  const { tonight, now, going } = sets()
  const low = found.low(match.first, 10)
  const high = found.high(match.last, 10)
  if (found.isBetween(tonight, low, high)) return true
  return found.isBetween(now, low, high) && found.isBetween(going, low, high)
}
