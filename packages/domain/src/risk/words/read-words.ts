import { letterSigns, lookAlikes, splitDigits, spokenEmoji } from './disguises'
import { withIndic } from './fold-indic'
import { foldPlain } from './fold-plain'
import { foldRoman } from './fold-roman'
import { isDigit, isIndic, isLatin } from './letters'

/**
 * Cuts a text into the words the gate reads, normalised as S5 asks: compatibility forms, case, accents, look-alike
 * letters, zero-width marks, repeated letters, letters hidden behind digits or stars. One pass, no regular expression
 * over the text, so the time is linear in its length (S10).
 */
export type Words = {
  /** Each word with doubled letters folded: `kill`, `killl` and `kil` are one. */
  plain: string[]
  /** The same word as romanised Indian languages are compared: `zindagee` and `jindagi` are one. Empty in other scripts. */
  roman: string[]
  sentence: number[]
  /** Grows at commas too: a negation does not reach over it. */
  clause: number[]
}

const piledMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufdfa\ufdfb]/g

/** The normalised words of a text, with the sentence and clause each stands in. */
export function readWords(text: string): Words {
  const words: Words = { plain: [], roman: [], sentence: [], clause: [] }
  // Marks that pile up and the few signs that unfold to many letters go first, so that normalising stays linear (S10).
  const source = text.replace(piledMarks, '').normalize('NFKC').toLowerCase()
  let word = ''
  let latin = false
  let sentence = 0
  let clause = 0
  let inSentence = 0
  // Letters typed apart ('d i e') wait here until a longer word shows whether they were one word.
  let apart: string[] = []

  const add = (raw: string, isRoman: boolean) => {
    words.plain.push(foldPlain(raw))
    words.roman.push(isRoman ? foldRoman(raw) : '')
    words.sentence.push(sentence)
    words.clause.push(clause)
    inSentence++
  }
  const settleApart = () => {
    if (apart.length < 3) for (const letter of apart) add(letter, true)
    else {
      // 'i d i e' and 'd i e i ...': the pronoun stands beside the word.
      const isLed = apart.length > 3 && apart[0] === 'i'
      const isFollowed = apart.length > 3 && apart.at(-1) === 'i'
      if (isLed) add('i', true)
      add(apart.slice(isLed ? 1 : 0, isFollowed ? -1 : undefined).join(''), true)
      if (isFollowed) add('i', true)
    }
    apart = []
  }
  const flush = () => {
    if (word === '') return
    const raw = word
    const isRoman = latin
    word = ''
    latin = false
    if (isRoman && raw.length === 1) {
      apart.push(raw)
      return
    }
    settleApart()
    if (!isRoman) add(raw, false)
    else for (const part of splitDigits(raw)) add(part, true)
  }
  const endSentence = () => {
    flush()
    clause++
    // One-word 'sentences' are how people stress a thought ('I. want. to. die.'), not separate thoughts.
    if (inSentence + apart.length < 3) return
    settleApart()
    sentence++
    inSentence = 0
  }

  for (let i = 0; i < source.length; i++) {
    const code = source.charCodeAt(i)
    if (isLatin(code)) {
      if (word !== '' && !latin && !isDigit(word.charCodeAt(0))) flush()
      word += source.charAt(i)
      latin = true
      continue
    }
    if (code === 32) {
      flush()
      continue
    }
    if (isDigit(code)) {
      if (word === '' || latin || isDigit(word.charCodeAt(word.length - 1))) {
        word += source.charAt(i)
      } else {
        flush()
        word = source.charAt(i)
      }
      continue
    }
    if (isIndic(code)) {
      if (code === 0x0964 || code === 0x0965) {
        endSentence()
        continue
      }
      const sign = code & 0x7f
      if (sign >= 0x66 && sign <= 0x6f) {
        if (word !== '' && !isDigit(word.charCodeAt(word.length - 1))) flush()
        word += String.fromCharCode(48 + sign - 0x66)
        continue
      }
      if (latin || (word !== '' && isDigit(word.charCodeAt(0)))) flush()
      word = withIndic(word, code)
      continue
    }
    const c = source.charAt(i)
    const next = source.charCodeAt(i + 1)
    if (c === "'" || c === '’' || c === '‘' || c === '`' || c === '´' || c === 'ʼ') {
      // "father's" is 'father', "she's" is 'she'; "don't" becomes 'dont'.
      if (next === 115 && !isLatin(source.charCodeAt(i + 2))) i++
      continue
    }
    if (
      (code >= 0x200b && code <= 0x200f) ||
      (code >= 0x2060 && code <= 0x2064) ||
      code === 0xfeff ||
      code === 0xad ||
      code === 0x34f ||
      (code >= 0xfe00 && code <= 0xfe0f) ||
      (code >= 0x300 && code <= 0x36f)
    )
      continue
    const inWord = word !== '' && latin && (isLatin(next) || isDigit(next) || next === code)
    if ((c === '*' || c === '#' || c === '%') && inWord) {
      word += '*'
      continue
    }
    if ((inWord || (c === '$' && isLatin(next))) && letterSigns[c] !== undefined && next !== code) {
      word += letterSigns[c]
      latin = true
      continue
    }
    if (c === '\n' || c === '!' || c === '?' || c === ';') {
      endSentence()
      continue
    }
    if (c === '.') {
      if (next === 46 || source.charCodeAt(i - 1) === 46 || isLatin(next)) flush()
      else endSentence()
      continue
    }
    if (code < 0xc0 || (code >= 0x2010 && code <= 0x27bf && code !== 0x26b0)) {
      flush()
      if (c === ',' || c === ':' || c === '(' || c === '—') {
        settleApart()
        clause++
      }
      continue
    }
    const alike = lookAlikes[c]
    if (alike !== undefined) {
      word += alike
      latin = true
      continue
    }
    if (code < 0x250) {
      const bare = c.normalize('NFD').charAt(0)
      if (isLatin(bare.charCodeAt(0))) {
        word += bare
        latin = true
        continue
      }
    }
    const isPair = code >= 0xd800 && code <= 0xdbff
    const whole = isPair ? source.slice(i, i + 2) : c
    if (isPair) i++
    if (spokenEmoji.has(whole)) {
      flush()
      settleApart()
      add(whole, false)
    } else if (isPair || (code >= 0x3000 && code <= 0x303f)) flush()
    else {
      // A letter of a script the gate has no words in: it only has to stay apart from those it knows.
      if (latin) flush()
      word += c
    }
  }
  flush()
  settleApart()
  return words
}
