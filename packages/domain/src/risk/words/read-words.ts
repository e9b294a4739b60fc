import { isDigit, isIndic, isLatin } from '../../text/letters'
import { letterSigns, lookAlikes, spokenEmoji } from './disguises'
import { withIndic } from './fold-indic'
import { WordCutter } from './word-cutter'
import type { Words } from './words'

const piledMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufdfa\ufdfb]/g

/** The normalised words of a text, with the sentence and clause each stands in. */
export function readWords(text: string): Words {
  // Marks that pile up and the few signs that unfold to many letters go first, so that normalising stays linear (S10).
  const source = text.replace(piledMarks, '').normalize('NFKC').toLowerCase()
  const cutter = new WordCutter()
  for (let at = 0; at < source.length; ) at += readAt(source, at, cutter)
  return cutter.end()
}

/** Reads what begins at a place, and gives how many code units it was. */
function readAt(source: string, at: number, cutter: WordCutter): number {
  const code = source.charCodeAt(at)
  if (isLatin(code)) {
    if (cutter.word !== '' && !cutter.isLatin && !cutter.beginsWithDigit) cutter.endWord()
    cutter.addLatin(source.charAt(at))
  } else if (code === space) cutter.endWord()
  else if (isDigit(code)) readDigit(source.charAt(at), cutter)
  else if (isIndic(code)) readIndic(code, cutter)
  else return readSign(source, at, cutter)
  return 1
}

const space = 32

function readDigit(digit: string, cutter: WordCutter): void {
  if (cutter.word !== '' && !cutter.isLatin && !cutter.endsInDigit) cutter.endWord()
  cutter.word += digit
}

const danda = 0x0964
const doubleDanda = 0x0965

function readIndic(code: number, cutter: WordCutter): void {
  if (code === danda || code === doubleDanda) {
    cutter.endSentence()
    return
  }
  const sign = code & 0x7f
  if (sign >= 0x66 && sign <= 0x6f) {
    if (cutter.word !== '' && !cutter.endsInDigit) cutter.endWord()
    cutter.word += String.fromCharCode(48 + sign - 0x66)
    return
  }
  if (cutter.isLatin || cutter.beginsWithDigit) cutter.endWord()
  cutter.word = withIndic(cutter.word, code)
}

const apostrophes = "'’‘`´ʼ"
const dot = 46

/** Punctuation, marks nobody sees, signs that stand for letters, and letters of other scripts. */
function readSign(source: string, at: number, cutter: WordCutter): number {
  const code = source.charCodeAt(at)
  const sign = source.charAt(at)
  const next = source.charCodeAt(at + 1)
  if (apostrophes.includes(sign)) {
    // "father's" is 'father', "she's" is 'she'; "don't" becomes 'dont'.
    return next === 115 && !isLatin(source.charCodeAt(at + 2)) ? 2 : 1
  }
  if (isUnseen(code) || readHidden(sign, code, next, cutter)) return 1
  if (sign === '\n' || sign === '!' || sign === '?' || sign === ';') cutter.endSentence()
  else if (sign === '.') {
    if (next === dot || source.charCodeAt(at - 1) === dot || isLatin(next)) cutter.endWord()
    else cutter.endSentence()
  } else if (code < 0xc0 || (code >= 0x2010 && code <= 0x27bf && code !== 0x26b0)) {
    if (sign === ',' || sign === ':' || sign === '(' || sign === '—') cutter.endClause()
    else cutter.endWord()
  } else return readOther(source, at, cutter)
  return 1
}

const isUnseen = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2060 && code <= 0x2064) ||
  code === 0xfeff ||
  code === 0xad ||
  code === 0x34f ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  (code >= 0x300 && code <= 0x36f)

/** Letters hidden behind signs ('d*e', 'k!ll', '$uicide'); false where the sign hides none. */
function readHidden(sign: string, code: number, next: number, cutter: WordCutter): boolean {
  const inWord = cutter.word !== '' && cutter.isLatin && (isLatin(next) || isDigit(next) || next === code)
  if ((sign === '*' || sign === '#' || sign === '%') && inWord) {
    cutter.word += '*'
    return true
  }
  const letter = letterSigns[sign]
  if (letter === undefined || next === code || !(inWord || (sign === '$' && isLatin(next)))) return false
  cutter.addLatin(letter)
  return true
}

function readOther(source: string, at: number, cutter: WordCutter): number {
  const code = source.charCodeAt(at)
  const sign = source.charAt(at)
  const alike = lookAlikes[sign] ?? (code < 0x250 ? bareLetter(sign) : undefined)
  if (alike !== undefined) {
    cutter.addLatin(alike)
    return 1
  }
  const isPair = code >= 0xd800 && code <= 0xdbff
  const whole = isPair ? source.slice(at, at + 2) : sign
  if (spokenEmoji.has(whole)) cutter.addAlone(whole)
  else if (isPair || (code >= 0x3000 && code <= 0x303f)) cutter.endWord()
  else {
    // A letter of a script the gate has no words in: it only has to stay apart from those it knows.
    if (cutter.isLatin) cutter.endWord()
    cutter.word += sign
  }
  return isPair ? 2 : 1
}

/** The letter under an accent, where it is one of ours. */
function bareLetter(sign: string): string | undefined {
  const bare = sign.normalize('NFD').charAt(0)
  return isLatin(bare.charCodeAt(0)) ? bare : undefined
}
