import { isDigit, isIndic, isLatin } from '../../text/letters'
import { foldIndicWord } from '../words/fold-indic'
import { foldPlain } from '../words/fold-plain'
import { foldRoman } from '../words/fold-roman'
import type { FoldStep, Step } from './form-table'

/** Words of the English lexicon: Latin letters, and a few emoji. */
export const foldEnglish: FoldStep = (part) => stepOf(part, foldPlain)

/** Words of the Indian lexicons, in their own script or in Latin letters. */
export const foldIndian: FoldStep = (part) => stepOf(part, foldRoman)

function stepOf(part: string, foldLatin: (raw: string) => string): Step {
  const isStem = part.endsWith('*')
  const bare = isStem ? part.slice(0, -1) : part
  const first = bare.charCodeAt(0)
  if (isLatin(first) || isDigit(first)) return { text: foldLatin(bare), isStem }
  if (!isIndic(first)) return { text: bare, isStem }
  const text = foldIndicWord(bare)
  return { text: isStem ? openEnd(text) : text, isStem }
}

/** A stem's last virama, and in Tamil its last short u, give way to the vowel of an ending: சீரியல், சீரியலில். */
function openEnd(stem: string): string {
  const last = stem.charCodeAt(stem.length - 1)
  const isVirama = isIndic(last) && (last & 0x7f) === 0x4d
  return isVirama || (last === 0x0bc1 && stem.length >= 5) ? stem.slice(0, -1) : stem
}
