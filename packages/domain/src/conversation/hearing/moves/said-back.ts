import { labelReader } from '../../../replies/word-tables'
import { backWords, type SaidBack } from './back-words'

const labelsIn = labelReader<SaidBack>([{ words: backWords, comparedBy: 'spelling', hasSpelling: false }])

/** 'Not now, maybe later' is the longest of them. */
const longest = 6
const wordsIn = (text: string) => text.trim().split(/\s+/u).length
const wholeOf = (text: string): SaidBack | null => (wordsIn(text) > longest ? null : ([...labelsIn(text)][0] ?? null))
const isQuestion = (one: SaidBack) => one !== 'accepts' && one !== 'defers'

/**
 * What few words say back to the line before them: a question about it ('why?', 'like what', 'and then?'), taking it up ('ok, let's try') or putting
 * it off; of two sentences ('where from? I don't get you') one may be of another kind. Null for words that say anything of their own. Linear in the length of the text.
 */
export function saidBack(text: string): SaidBack | null {
  const whole = wholeOf(text)
  if (whole) return whole
  const parts = text.split(/[?？.!,।]+/u).filter((part) => /\p{L}/u.test(part))
  if (parts.length < 2 || parts.some((part) => wordsIn(part) > longest)) return null
  const said = parts.map(wholeOf).filter((one) => one !== null)
  return parts.length - said.length > 1 || !said.some(isQuestion) ? null : (said.find(isQuestion) ?? null)
}
