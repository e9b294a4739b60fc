import type { Language } from '../language'
import { loadSlices } from './forms/scripts'
import { readyRules } from './ready-rules'

/**
 * Makes ready in slices of a fraction of a millisecond what the first reading needs: the rules, Latin letters and the
 * script of a language. May be left at any slice: a reading does what is still missing itself.
 */
export function* warmRisk(language: Language): Generator<void> {
  readyRules()
  yield
  yield* loadSlices(language)
}
