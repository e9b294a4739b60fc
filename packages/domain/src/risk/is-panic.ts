import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import type { Found } from './found'

const sets = lazy(() => ({
  panic: conceptsOf('panic'),
  fear: conceptsOf('fear_of_dying'),
  ache: conceptsOf('ache'),
  other: conceptsOf('other'),
  self: conceptsOf('self'),
}))

/** How many signs of a body in fear tell of panic without the fear of dying beside them. */
const fewestSigns = 2

/**
 * Whether a body is told of as in panic: a racing heart or short breath with the fear of dying, or two such signs, and no ache, numbness or
 * fainting (DSM-5, panic attack). Panic is met with the slow breath, which asks about the chest.
 */
export function isPanic(found: Found): boolean {
  const { panic, fear, ache, other, self } = sets()
  if (!found.has(panic) || found.has(ache) || (found.has(other) && !found.has(self) && !found.has(fear))) return false
  return found.has(fear) || signs(found) >= fewestSigns
}

/** Signs that stand apart: one phrase may be known in several forms. */
function signs(found: Found): number {
  const { from, to } = found.places(sets().panic)
  let count = 0
  let end = -1
  from.forEach((start, i) => {
    if (start > end) count++
    end = Math.max(end, to[i] ?? start)
  })
  return count
}
