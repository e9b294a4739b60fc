import { lazy } from '../../lazy'
import { indexOfTables } from '../../replies/word-tables'
import { tokensOf } from '../../text/tokens-of'
import type { ReflectionWords } from './reflection-words'
import { type Reflection, reflections } from './reflections'
import { reflectionTables } from './words/tables'

/** Made at the first message that is listened to: it takes a moment. */
const index = lazy(() =>
  indexOfTables<ReflectionWords, Reflection>(reflectionTables, (words) =>
    reflections.map((reflection) => [words[reflection], reflection]),
  ),
)

/** What a message tells, in the order of `reflections`; empty where nothing of it is known. Linear in the text's length. */
export function reflectionsIn(text: string): readonly Reflection[] {
  const sightings = index().sightings(index().sight(tokensOf(text)))
  const told = new Set(sightings.map(({ label }) => label))
  return reflections.filter((reflection) => told.has(reflection))
}
