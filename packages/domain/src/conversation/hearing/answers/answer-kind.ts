import { labelReader } from '../../../replies/word-tables'
import { hear } from '../hear'
import {
  type AnswerKind,
  answerKinds,
  answerWords,
  durationWords,
  hourWords,
  momentWords,
  personWords,
} from './answer-words'

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

/** What a text can name, as far as the questions of listening ask for it. */
export type Named = 'moment' | 'hour' | 'duration' | 'person'

const namedWords: Record<Named, string> = {
  moment: momentWords,
  hour: hourWords,
  duration: durationWords,
  person: personWords,
}
const namedIn = labelReader([{ words: namedWords, comparedBy: 'spelling' }])

const digits = /[0-9०-९০-৯૦-૯௦-௯౦-౯೦-೯]/u

/** Whether a text names a moment, a length of time or somebody. A number alone ('at 3') is a moment. Linear in its length. */
export function names(what: Named, text: string): boolean {
  const named = namedIn(text)
  return named.has(what) || (what === 'moment' && digits.test(text) && !named.has('duration'))
}

/** 'Rahul', 'chotu bhaiya': a name that no list has stands alone or beside one word. */
const longestName = 2
/** In longer answers somebody stands there by the way. */
const longestPerson = 8

/** Whether a text names somebody, or is as short as a name and names nothing else. Linear in its length. */
export const namesSomebody = (text: string): boolean =>
  (names('person', text) && hear(text).words <= longestPerson) ||
  (hear(text).words <= longestName && hear(text).unknown > 0 && !names('moment', text) && !names('duration', text))

/** Since yesterday or for a day or two: nobody has carried that for long. */
export const isShortWhile = (text: string): boolean => shortWhile.test(text) && !longWhile.test(text)

const shortWhile =
  /(?<![\p{L}\p{M}])(?:yesterday|today|tonight|this morning|last night|(?:an?|one|two|few|1|2|3) (?:hours?|days?)|kal|aaj|subah|(?:ek|do) din|कल|आज|सुबह|(?:एक|दो) दिन|काल|સવારથી|કાલથી|আজ|কাল|গতকাল|நேத்து|நேற்று|இன்னைக்கு|நேத்துல|నిన్న|ఈరోజు|ನಿನ್ನೆ|ಇವತ್ತು)(?![\p{L}\p{M}])/iu
const longWhile =
  /week|month|year|yrs|hafte|mahin|saal|हफ़्त|हफ्त|महीन|महिन|साल|वर्ष|आठवड|અઠવાડ|મહિન|વરસ|વર્ષ|সপ্তাহ|মাস|বছর|வார|மாச|மாத|வருஷ|வருட|వార|నెల|ఏళ్|సంవత్సర|ವಾರ|ತಿಂಗಳ|ವರ್ಷ/iu
