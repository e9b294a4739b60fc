import { piece, placeOf, start, step, stepAll, whole } from '../../learned/hash'
import { soundOf } from '../../learned/sound-of'
import type { Token } from '../../text/tokens-of'
import { numberSentences } from '../number-sentences'
import type { WeighedHit } from '../weighed-hit'

/** Told the place of a feature, how much it counts, and the token that it ends at. */
export type SeeToneFeature = (place: number, value: number, at: number) => void

const family = {
  word: 1,
  pair: 2,
  skip: 3,
  sound: 4,
  soundPair: 5,
  letters: 6,
  shortLetters: 7,
  lateWord: 8,
  latePair: 9,
  lateSound: 10,
  lastWord: 11,
  hit: 12,
  lateHit: 13,
  emotion: 14,
  reason: 15,
} as const

const edge = 32
const pieceLength = 4
const shortLength = 3
/** What is said last leads: this many words, or this share of a longer text. */
const lateWords = 6
const lateShare = 0.25
/** A fourth word of feeling says no more than the third. */
const mostHits = 3

const hashOf = (kind: number, first: string, second = '') =>
  placeOf(stepAll(step(stepAll(step(start, kind), first), edge), second))

const wordOf = ({ folded }: Token) => (/^\d+$/.test(folded) ? '0' : folded)

/** The place of the feature that a word is by itself. */
export const placeOfWord = (token: Token): number => hashOf(family.word, wordOf(token))

/**
 * Calls `see` for every feature of a text: words, neighbours, pieces and sounds, those near the end once more, and what the lexicons found
 * there. What the reader of tone learns of is all here; a change needs `npm run train:tone`.
 */
export function seeTone(tokens: readonly Token[], weighed: readonly WeighedHit[], see: SeeToneFeature): void {
  const said = [...tokens.keys()].filter((at) => tokens[at]?.kind === 'word' || tokens[at]?.kind === 'emoji')
  const lateFrom = said.length - Math.max(lateWords, said.length * lateShare)
  let before = { word: '<', sound: '<' }
  let earlier = ''
  said.forEach((at, index) => {
    const token = tokens[at]
    if (!token) return
    const word = wordOf(token)
    const sound = token.kind === 'word' ? soundOf(word) : word
    see(placeOfWord(token), whole, at)
    see(hashOf(family.pair, before.word, word), whole, at)
    see(hashOf(family.sound, sound), whole, at)
    see(hashOf(family.soundPair, before.sound, sound), whole, at)
    if (earlier) see(hashOf(family.skip, earlier, word), whole, at)
    if (index >= lateFrom) {
      see(hashOf(family.lateWord, word), whole, at)
      see(hashOf(family.latePair, before.word, word), whole, at)
      see(hashOf(family.lateSound, sound), whole, at)
    }
    if (index === said.length - 1) see(hashOf(family.lastWord, word), whole, at)
    seePieces(` ${word} `, family.letters, pieceLength, at, see)
    seePieces(` ${word} `, family.shortLetters, shortLength, at, see)
    earlier = before.word
    before = { word, sound }
  })
  seeHits(tokens, weighed, see)
}

function seePieces(line: string, kind: number, length: number, at: number, see: SeeToneFeature): void {
  for (let from = 0; from + length <= line.length; from++) {
    let hash = step(start, kind)
    for (let i = from; i < from + length; i++) hash = step(hash, line.charCodeAt(i))
    see(placeOf(hash), piece, at)
  }
}

function seeHits(tokens: readonly Token[], weighed: readonly WeighedHit[], see: SeeToneFeature): void {
  const sentences = numberSentences(tokens)
  const lastSentence = sentences[tokens.findLastIndex(({ kind }) => kind === 'word')] ?? 0
  const seen = new Map<string, number>()
  const seeAtMost = (most: number, at: number, kind: number, first: string, second?: string) => {
    const key = `${kind} ${first} ${second}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    if (count <= most) see(hashOf(kind, first, second), whole, at)
  }
  for (const { hit, effect, weight, sentence, emotions, reasons } of weighed) {
    const sign = effect > 0 ? '+' : '-'
    const strength = weight === 0 ? 'none' : weight < 1 ? 'faint' : 'plain'
    const at = hit.to - 1
    seeAtMost(mostHits, at, family.hit, sign, strength)
    if (sentence === lastSentence) seeAtMost(mostHits, at, family.lateHit, sign, strength)
    for (const emotion of emotions) seeAtMost(1, at, family.emotion, emotion)
    for (const reason of reasons) seeAtMost(1, at, family.reason, sign, reason)
  }
}
