import { blockOf, isDigit, isIndic, isLatin } from '../text/letters'

const latin: Readonly<Record<string, string>> = {
  a: '',
  e: 'i',
  o: '',
  y: 'i',
  q: 'k',
  w: 'v',
  z: 'j',
  x: 'ks',
  c: 'k',
}
const latinPairs: Readonly<Record<string, string>> = {
  oo: 'u',
  ee: 'i',
  aw: 'v',
  ph: 'f',
  zh: 'l',
  sh: 's',
  ch: 'c',
}
const breathed = 'kgcjtdpbs'
const latinVowels = 'aeiouy'

/** From 0x15 of each block: क to ह. */
const consonants = 'kkggnccjjnttddnttddnnpfbbmirrlllvsssh'
/** Vowels and vowel signs by their place in the block; those that are left out are not heard. */
const vowels: Readonly<Record<number, string>> = {
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  11: 'ri',
  13: 'i',
  14: 'i',
  15: 'i',
  16: 'i',
  20: 'u',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ri',
  69: 'i',
  70: 'i',
  71: 'i',
  72: 'i',
  76: 'u',
}
const virama = 0x4d
const bengali = 0x0980
const tamil = 0x0b80

/**
 * How a word sounds, roughly: one letter for like consonants, `i` and `u` for the vowels that are written alike by everyone, no `a`, `o`
 * or nasal before a consonant. The same word in its own script and in Latin letters comes out the same, or nearly.
 */
export function soundOf(word: string): string {
  let out = ''
  for (let i = 0; i < word.length; ) {
    const code = word.charCodeAt(i)
    const { heard, length } = isLatin(code)
      ? latinSound(word, i)
      : isIndic(code)
        ? indicSound(word, i)
        : { heard: isDigit(code) ? '0' : word.charAt(i), length: 1 }
    if (!out.endsWith(heard)) out += heard
    i += length
  }
  return out === '' ? 'a' : out
}

type Heard = { heard: string; length: number }

function latinSound(word: string, at: number): Heard {
  const letter = word.charAt(at)
  const next = word.charAt(at + 1)
  const pair = latinPairs[letter + next]
  if (pair !== undefined) return { heard: pair, length: 2 }
  if (letter === 'h' && at > 0 && breathed.includes(word.charAt(at - 1))) return { heard: '', length: 1 }
  const isNasal = letter === 'n' || (letter === 'm' && next !== '')
  const isBefore = next !== 'n' && next !== 'm' && (next === '' || !latinVowels.includes(next))
  if (isNasal && isBefore) return { heard: '', length: 1 }
  return { heard: latin[letter] ?? letter, length: 1 }
}

function indicSound(word: string, at: number): Heard {
  const code = word.charCodeAt(at)
  const sign = code & 0x7f
  const consonant = consonants.charAt(sign - 0x15)
  if (sign < 0x15 || consonant === '') {
    const isKhandaTa = sign === 0x4e && blockOf(code) === bengali
    return { heard: isKhandaTa ? 't' : (vowels[sign] ?? ''), length: 1 }
  }
  const isJoined = (word.charCodeAt(at + 1) & 0x7f) === virama && isIndic(word.charCodeAt(at + 1))
  const isDouble = isJoined && word.charCodeAt(at + 2) === code
  const isLast = at + 1 === word.length
  const isNorthern = blockOf(code) < tamil
  if (consonant === 'n' && !isDouble && (isJoined || (isLast && isNorthern))) {
    return { heard: '', length: isJoined ? 2 : 1 }
  }
  if (consonant === 'm' && isJoined && !isDouble && at + 2 < word.length) return { heard: '', length: 2 }
  if (blockOf(code) === bengali && sign === 0x2f) return { heard: 'j', length: 1 }
  if (blockOf(code) === tamil) return { heard: tamilSound(word, at, consonant, isDouble), length: 1 }
  return { heard: consonant, length: 1 }
}

const voiced: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b' }

/** Tamil writes one letter for the voiced and the unvoiced sound; its place in the word tells which. */
function tamilSound(word: string, at: number, consonant: string, isDouble: boolean): string {
  const isSecond = at > 1 && (word.charCodeAt(at - 1) & 0x7f) === virama
  const isSecondOfDouble = isSecond && word.charCodeAt(at - 2) === word.charCodeAt(at)
  if (isDouble || isSecondOfDouble) return consonant
  if (consonant === 'c') return isSecond ? 'j' : 's'
  return at > 0 ? (voiced[consonant] ?? consonant) : consonant
}
