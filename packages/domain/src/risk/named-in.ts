import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import { readRules } from './read-rules'
import { riskTiers } from './risk-tier'
import { needsHelp } from './session-tier'

const sets = lazy(() => ({
  dying: conceptsOf('die|dead|death|will_die|suicide|suicidal|intent|kill|self_harm|poison|overdose'),
  pictures: conceptsOf('image'),
  fear: conceptsOf('fear_of_dying'),
  body: conceptsOf('panic|breath|chest'),
}))

export type Named = {
  /** Dying or harm to oneself stands in the words and is not denied. */
  dying: boolean
  /** Pictures of the person, which may be held against them. */
  pictures: boolean
  /** A body in fear: the fear of dying beside breath, heart or chest, and no wish to die. */
  fearOfDying: boolean
  /** The rules, not the learned reader, find what needs help, and none of them that may be a turn of phrase. */
  isPlain: boolean
}

/** What else the rules of the gate see in words, for the conversation that follows. Linear in the text's length. */
export function namedIn(text: string): Named {
  const { found, matched } = readRules(text)
  const { dying, pictures, fear, body } = sets()
  const isPlain = riskTiers.some((tier) => tier !== 'none' && needsHelp(tier) && matched.isPlain(tier))
  return {
    dying: found.has(dying) && !matched.isDenied,
    pictures: found.has(pictures),
    fearOfDying: !isPlain && found.has(fear) && found.has(body),
    isPlain,
  }
}
