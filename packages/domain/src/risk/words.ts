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

const lookAlikes = new Map(
  [...'аaеeоoрpсcхxуyіiѕsԁdһhјjкkтtοoαaιiνvɡgıi'].flatMap((c, i, all) =>
    i % 2 ? [] : [[c, all[i + 1] ?? c] as const],
  ),
)
const leet = new Map(
  [...'0o1i3e4a5s7t@a$s!i|l€e'].flatMap((c, i, all) => (i % 2 ? [] : [[c, all[i + 1] ?? c] as const])),
)
const spokenEmoji = new Set(['🔪', '💊', '⚰', '🪦', '🔫', '🩸', '🪢'])
const piledMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufdfa\ufdfb]/g

/** One letter for several that people swap when typing; '' drops it. Applied to both sides, so it need not be reversible. */
function foldIndic(code: number): number {
  const block = code & ~0x7f
  const sign = code & 0x7f
  if (block === 0x0b80) return code
  const northern = block === 0x0900 || block === 0x0980 || block === 0x0a80
  if (sign === 0x3c) return 0
  if (northern && (sign === 0x01 || sign === 0x02 || sign === 0x03)) return 0
  if (sign === 0x40) return block + 0x3f
  if (sign === 0x42) return block + 0x41
  if (sign === 0x08) return block + 0x07
  if (sign === 0x0a) return block + 0x09
  if (northern && sign === 0x23) return block + 0x28
  if (northern && sign === 0x37) return block + 0x36
  if (code === 0x09ce) return 0x09a4
  return code
}

export function isIndic(code: number): boolean {
  return code >= 0x0900 && code <= 0x0dff
}

export function isLatin(code: number): boolean {
  return code >= 97 && code <= 122
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Nasal letter + virama reads as the nasal dot, and the dot is dropped: ज़िन्दगी and जिंदगी are one. */
function dropsNasal(word: string, code: number): boolean {
  const block = code & ~0x7f
  if ((block !== 0x0900 && block !== 0x0a80) || (code & 0x7f) !== 0x4d) return false
  const last = word.charCodeAt(word.length - 1)
  if ((last & ~0x7f) !== block || last === word.charCodeAt(word.length - 2)) return false
  const sign = last & 0x7f
  return sign === 0x19 || sign === 0x1e || sign === 0x23 || sign === 0x28 || sign === 0x2e
}

const softens = 'kgcjtdpbs'

/** How romanised Indian words are compared: `ph` f, `z` j, `w` v, `ee` i, `oo` u, no breath after a consonant. */
export function foldRoman(raw: string): string {
  let out = ''
  for (let i = 0; i < raw.length; i++) {
    let c = raw.charAt(i)
    const next = raw.charAt(i + 1)
    if (c === next && (c === 'e' || c === 'o') && raw.charAt(i + 2) !== c && raw.charAt(i - 1) !== c) {
      c = c === 'e' ? 'i' : 'u'
      i++
    } else if (c === 'p' && next === 'h') {
      c = 'f'
      i++
    } else if (c === 'h' && softens.includes(raw.charAt(i - 1) || ' ')) continue
    else if (c === 'z') c = 'j'
    else if (c === 'w') c = 'v'
    else if (c === 'y') c = 'i'
    else if (c === 'q') c = 'k'
    if (c !== out.charAt(out.length - 1)) out += c
  }
  return out
}

/** A word of the lexicon as `readWords` would give it, without the cost of reading a text; null for anything but Indic letters. */
export function foldIndicWord(raw: string): string | null {
  let word = ''
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i)
    if (!isIndic(code)) return null
    word = withIndic(word, code)
  }
  return foldPlain(word)
}

function withIndic(word: string, code: number): string {
  if (dropsNasal(word, code)) return word.slice(0, -1)
  const folded = foldIndic(code)
  return folded === 0 ? word : word + String.fromCharCode(folded)
}

/**
 * Doubled letters once. Digits stay, and so does a word with masked letters, whose length matters; an Indic consonant
 * may stand twice (मम्मी), a vowel sign may not.
 */
export function foldPlain(raw: string): string {
  if (raw.includes('*')) return raw
  let out = ''
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i)
    const isRepeated = code === raw.charCodeAt(i - 1)
    const mayRepeat = isDigit(code) || (isIndic(code) && (code & 0x7f) < 0x3e && code !== raw.charCodeAt(i - 2))
    if (!isRepeated || mayRepeat) out += raw.charAt(i)
  }
  return out
}

const ordinals = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'yo',
  'yr',
  'yrs',
  'year',
  'years',
  'y',
  'am',
  'pm',
  'mg',
  'ml',
  'x',
  'saal',
  'sal',
])

/** `12th` is a number and a word, `20pills` too; `su1c1de` is a word. */
function splitDigits(raw: string): string[] {
  let digits = 0
  while (digits < raw.length && isDigit(raw.charCodeAt(digits))) digits++
  if (digits === raw.length) return [raw]
  const rest = raw.slice(digits)
  if (digits > 0 && (digits > 1 || ordinals.has(rest))) return [raw.slice(0, digits), rest]
  let hasDigit = false
  for (let i = 0; i < raw.length && !hasDigit; i++) hasDigit = isDigit(raw.charCodeAt(i))
  if (!hasDigit) return [raw]
  let out = ''
  // After an i the digit 1 is an l: 'ki11'.
  for (const c of raw) out += c === '1' && /[il]$/.test(out) ? 'l' : (leet.get(c) ?? c)
  return [out]
}

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
    if ((inWord || (c === '$' && isLatin(next))) && leet.has(c) && next !== code) {
      word += leet.get(c)
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
    const alike = lookAlikes.get(c)
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
