import { parsePhrases } from '../../replies/phrase'
import { PhraseIndex } from '../../replies/phrase-index'
import { soundSpelling, spelling } from '../../replies/spelling'
import { ordinaryWords } from '../../replies/words/ordinary'
import { tokensOf } from '../../text/tokens-of'
import { type Reflection, reflections } from './reflections'
import { reflectionTables } from './words/tables'

let made: PhraseIndex<Reflection> | null = null

/** Made at the first message that is listened to: it takes a moment. */
function index(): PhraseIndex<Reflection> {
  made ??= new PhraseIndex<Reflection>(
    reflectionTables.flatMap(({ words, comparedBy }) =>
      reflections.flatMap((label) => parsePhrases(words[label], comparedBy).map((phrase) => ({ label, phrase }))),
    ),
    [
      ...[...ordinaryWords.english, ...ordinaryWords.otherScripts].map(spelling),
      ...ordinaryWords.latinHindi.map(soundSpelling),
    ],
  )
  return made
}

let latest: { text: string; found: readonly Reflection[] } | null = null

/** What a message tells, in the order of `reflections`; empty where nothing of it is known. Linear in the text's length. */
export function reflectionsIn(text: string): readonly Reflection[] {
  if (latest?.text === text) return latest.found
  const sighted = index().sight(tokensOf(text))
  const labels = new Set(
    index()
      .sightings(sighted)
      .map(({ label }) => label),
  )
  const found = reflections.filter((reflection) => labels.has(reflection))
  latest = { text, found }
  return found
}
