import { labelReader } from '../../../replies/word-tables'
import { hear } from '../hear'
import { type AnswerKind, answerKinds, answerWords, timeWords } from './answer-words'

/** 'All my friends have moved away from here' names a thing; 'all of it, really' does not. */
const longestEverything = 5
const longestOther = 8
/** 'That he pretends nothing happened' names a thing too. */
const longestNothing = 4

const labelsIn = labelReader([{ words: answerWords, comparedBy: 'spelling' }])

/** The kind of a short answer; null where it is longer or names something. Linear in the length of the text. */
export function answerKindOf(text: string): AnswerKind | null {
  const { words } = hear(text)
  if (words > longestOther) return null
  const labels = labelsIn(text)
  const longest = { nobody: longestOther, always: longestOther, nothing: longestNothing, everything: longestEverything }
  return answerKinds.find((kind) => labels.has(kind) && words <= longest[kind]) ?? null
}

const timesIn = labelReader([{ words: { time: timeWords }, comparedBy: 'spelling' }])

/** Whether a text names a time: an hour, a day, a moment, or how long. Linear in its length. */
export function namesTime(text: string): boolean {
  return /[0-9०-९০-৯૦-૯௦-௯౦-౯೦-೯]/.test(text) || timesIn(text).has('time')
}
