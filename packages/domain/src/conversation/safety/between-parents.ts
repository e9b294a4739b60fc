import { parsePhrases } from '../../replies/phrase'
import { PhraseIndex } from '../../replies/phrase-index'
import { soundSpelling, spelling } from '../../replies/spelling'
import { ordinaryWords } from '../../replies/words/ordinary'
import { tokensOf } from '../../text/tokens-of'
import { type ParentsWords, parentsTables } from './words/parents-words'

type Label = keyof ParentsWords

let made: PhraseIndex<Label> | null = null

/** Made at the first words of a talk: it takes a moment. */
function index(): PhraseIndex<Label> {
  made ??= new PhraseIndex<Label>(
    parentsTables.flatMap(({ words, comparedBy }) =>
      (Object.keys(words) as Label[]).flatMap((label) =>
        parsePhrases(words[label], comparedBy).map((phrase) => ({ label, phrase })),
      ),
    ),
    [
      ...[...ordinaryWords.english, ...ordinaryWords.otherLanguages].map(spelling),
      ...ordinaryWords.latinHindi.map(soundSpelling),
    ],
  )
  return made
}

function labelsIn(text: string): ReadonlySet<Label> {
  return new Set(
    index()
      .sightings(index().sight(tokensOf(text)))
      .map(({ label }) => label),
  )
}

/** Whether words tell that one parent of the writer hurts the other, and not the writer as well. Linear in the length of the text. */
export function isBetweenParents(text: string): boolean {
  const labels = labelsIn(text)
  return labels.has('beaten') && !labels.has('notBeaten') && !labels.has('meToo')
}

/** 'Me too': the writer is hurt as well. */
export const isMeToo = (text: string): boolean => labelsIn(text).has('meToo')

/** 'How do I save my mother?' */
export const asksHowToProtect = (text: string): boolean => labelsIn(text).has('protect')
