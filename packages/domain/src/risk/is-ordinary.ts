import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import type { Found } from './found'

const sets = lazy(() => ({
  ordinary: conceptsOf('ordinary|no_burden'),
  telling: conceptsOf('telling'),
  offered: conceptsOf('offered'),
  people: conceptsOf('other|partner|family'),
  heavy: conceptsOf(
    'die|dead|gone|death|will_die|suicide|suicidal|intent|kill|end|cant_live|self_harm|hurt|cut|jump|hang|noose|weapon|poison|pill|took|overdose|burden|goodbye|last|forgive|letter|wish_gone|about_to|beat|rape|touch|private|lock|threaten|unsafe|withheld|dowry|force|neck|image|pressure',
  ),
}))

/** Beside a ward or a career a veiled wish may stand, so much surer is enough there. */
const ordinaryCaution = 1.5
/** 'Tonight' and 'my wife' make a plan to talk look like a plan to die, and a label of two nouns like something taken. */
const tellingCaution = 3

/**
 * How much surer the learned reader has to be (a score) of what is told every day in words that danger shares, with nothing heavy beside it: a
 * relative in a ward, a father's wish for a career, a complaint about the chat, a plan to tell one's wife, a label of the chat. 0 for everything else.
 */
export function cautionForOrdinary(found: Found): number {
  const { ordinary, telling, offered, people, heavy } = sets()
  if (found.has(heavy)) return 0
  if (found.has(offered) || (found.has(telling) && found.has(people))) return tellingCaution
  return found.has(ordinary) ? ordinaryCaution : 0
}
