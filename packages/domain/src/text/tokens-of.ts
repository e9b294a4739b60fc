import { foldWord } from './fold-word'

export const scripts = ['latin', 'devanagari', 'bengali', 'gujarati', 'tamil', 'telugu', 'kannada', 'other'] as const

export type Script = (typeof scripts)[number]

/** A stretch of text. `start` and `end` are UTF-16 offsets into the text as given, end exclusive. */
export type Token = {
  kind: 'word' | 'emoji' | 'clause_break' | 'sentence_break'
  start: number
  end: number
  /** Words folded for look-up (see `foldWord`), emoji without tone and variation; empty for breaks. */
  folded: string
  script: Script
}

const letterMarkOrDigit = /[\p{L}\p{M}\p{N}]/u
const pictograph = /\p{Extended_Pictographic}/u
const apostrophes = new Set(["'", '’', '‘', 'ʼ', '`', '´'])
const sentenceEnds = new Set(['.', '!', '?', '…', '\n', '।', '॥', '？', '！'])
const clauseEnds = new Set([',', ';', ':', '—', '–', '(', ')', '/', '|', '，'])
const zeroWidthJoiner = 0x200d
const invisible = (code: number) => (code >= 0x200b && code <= 0x200d) || code === 0xfeff || code === 0xad
const skinTone = (code: number) => code >= 0x1f3fb && code <= 0x1f3ff
const variation = (code: number) => code === 0xfe0f || code === 0xfe0e

/** Faces typed with punctuation, and the emoji each stands for. */
const typedFaces: [string, string][] = [
  [":'(", '😢'],
  [':-)', '🙂'],
  [':-(', '🙁'],
  [':)', '🙂'],
  [':(', '🙁'],
  [':D', '😀'],
  ['<3', '❤'],
]

function isWordCode(code: number, character: string) {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  if (code >= 0x900 && code <= 0xdff) return code !== 0x964 && code !== 0x965 && code !== 0x970
  return letterMarkOrDigit.test(character)
}

function scriptOf(code: number): Script {
  if (code < 0x250 || (code >= 0xff21 && code <= 0xff5a)) return 'latin'
  if (code >= 0x900 && code <= 0x97f) return 'devanagari'
  if (code >= 0x980 && code <= 0x9ff) return 'bengali'
  if (code >= 0xa80 && code <= 0xaff) return 'gujarati'
  if (code >= 0xb80 && code <= 0xbff) return 'tamil'
  if (code >= 0xc00 && code <= 0xc7f) return 'telugu'
  if (code >= 0xc80 && code <= 0xcff) return 'kannada'
  return 'other'
}

/** Words, emoji and breaks of a text in order, in one pass over its code points; combining marks belong to their word. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0
    const character = String.fromCodePoint(code)
    const width = character.length
    if (isWordCode(code, character)) {
      const end = endOfWord(text, at)
      tokens.push({ kind: 'word', start: at, end, folded: foldWord(text.slice(at, end)), script: scriptOf(code) })
      at = end
      continue
    }
    const face = (character === ':' || character === '<') && typedFaces.find(([typed]) => text.startsWith(typed, at))
    if (face) {
      tokens.push({ kind: 'emoji', start: at, end: at + face[0].length, folded: face[1], script: 'other' })
      at += face[0].length
      continue
    }
    if (code > 0xff && pictograph.test(character)) {
      const end = endOfEmoji(text, at + width)
      tokens.push({ kind: 'emoji', start: at, end, folded: character, script: 'other' })
      at = end
      continue
    }
    if (sentenceEnds.has(character)) tokens.push(breakAt('sentence_break', at, width))
    else if (clauseEnds.has(character) || isSpacedDash(text, at)) tokens.push(breakAt('clause_break', at, width))
    at += width
  }
  return tokens
}

function endOfWord(text: string, start: number) {
  let at = start
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0
    const character = String.fromCodePoint(code)
    const joins = invisible(code) || apostrophes.has(character)
    if (!isWordCode(code, character) && !(joins && continuesWord(text, at + character.length))) break
    at += character.length
  }
  return at
}

function continuesWord(text: string, at: number) {
  const code = text.codePointAt(at)
  return code !== undefined && isWordCode(code, String.fromCodePoint(code))
}

function endOfEmoji(text: string, from: number) {
  let at = from
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0
    if (variation(code) || skinTone(code)) at += String.fromCodePoint(code).length
    else if (code === zeroWidthJoiner) at += 1 + String.fromCodePoint(text.codePointAt(at + 1) ?? 0x20).length
    else break
  }
  return Math.min(at, text.length)
}

const isSpacedDash = (text: string, at: number) => text[at] === '-' && text[at - 1] === ' '

const breakAt = (kind: 'clause_break' | 'sentence_break', start: number, width: number): Token => ({
  kind,
  start,
  end: start + width,
  folded: '',
  script: 'other',
})

/** The words of a text, folded for comparison, without punctuation and emoji. */
export function wordsIn(text: string): string[] {
  return tokensOf(text)
    .filter((token) => token.kind === 'word')
    .map((token) => token.folded)
}
