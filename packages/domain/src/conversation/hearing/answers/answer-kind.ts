import { lazy } from '../../../lazy'
import { indexOfTables } from '../../../replies/word-tables'
import { tokensOf } from '../../../text/tokens-of'
import { hear } from '../hear'
import { type AnswerKind, answerKinds, answerWords, timeWords } from './answer-words'

/** 'All my friends have moved away from here' names a thing; 'all of it, really' does not. */
const longestEverything = 5
const longestOther = 8
/** 'That he pretends nothing happened' names a thing too. */
const longestNothing = 4

/** Made at the first answer: it takes a moment. */
const index = lazy(() =>
  indexOfTables<Record<AnswerKind, string>, AnswerKind>([{ words: answerWords, comparedBy: 'spelling' }], (words) =>
    answerKinds.map((kind) => [words[kind], kind] as const),
  ),
)

/** The kind of a short answer; null where it is longer or names something. Linear in the length of the text. */
export function answerKindOf(text: string): AnswerKind | null {
  const { words } = hear(text)
  if (words > longestOther) return null
  const labels = new Set(
    index()
      .sightings(index().sight(tokensOf(text)))
      .map(({ label }) => label),
  )
  const longest = { nobody: longestOther, always: longestOther, nothing: longestNothing, everything: longestEverything }
  return answerKinds.find((kind) => labels.has(kind) && words <= longest[kind]) ?? null
}

const times = lazy(() =>
  indexOfTables<string, true>([{ words: timeWords, comparedBy: 'spelling' }], (words) => [[words, true]]),
)

/** Whether a text names a time: an hour, a day, a moment, or how long. Linear in its length. */
export function namesTime(text: string): boolean {
  return /[0-9०-९০-৯૦-૯௦-௯౦-౯೦-೯]/.test(text) || times().sightings(times().sight(tokensOf(text))).length > 0
}
