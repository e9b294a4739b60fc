import type { Language } from '../language'
import { loadSlices } from './forms/scripts'
import { weightSlices } from './learned/weights'
import { readyRules } from './ready-rules'

/**
 * Makes ready in slices of a fraction of a millisecond what the first reading needs: the rules, Latin letters, the
 * script of a language and the learned weights. May be left at any slice: a reading does what is still missing itself.
 */
export function* warmRisk(language: Language): Generator<void> {
  readyRules()
  yield
  yield* loadSlices(language)
  yield* weightSlices()
}
