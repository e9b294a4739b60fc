import { piece, placeOf, type SeeFeature, start, step, stepAll, whole } from '../../learned/hash'
import { soundOf } from '../../learned/sound-of'
import { isDigit } from '../../text/letters'
import type { Found } from '../found'

const family = {
  word: 1,
  pair: 2,
  skip: 3,
  letters: 4,
  sound: 5,
  soundPair: 6,
  soundSkip: 7,
  soundLetters: 8,
  concept: 9,
  conceptPair: 10,
  rule: 11,
  shortLetters: 12,
  shortSounds: 13,
} as const

const edge = 32
const pieceLength = 4
/** Of these there are few, and they find another point of recall. */
const shortLength = 3
const soundsLength = 5
/** Concepts further apart say nothing of each other; a word of several concepts is paired with a few of them only, for time. */
const conceptReach = 6
const mostPairs = 8
/** A pair of words said this often within so many words says nothing more. */
const repeats = 3
const repeatReach = 12

function twoWords(kind: number, first: string, second: string): number {
  return placeOf(stepAll(step(stepAll(step(start, kind), first), edge), second))
}

/**
 * Calls `see` for every feature that ends in one word of a text, in the order of the words: words, pairs, pieces, sounds and the concepts
 * of the lexicons. What the model learns of is all here; a change needs `npm run train:risk`.
 */
export class Features {
  private readonly words: readonly string[]
  private readonly sounds: readonly string[]
  private readonly conceptFrom: Int32Array
  private readonly isSaidAgain: Uint8Array
  /** A number for each different word. */
  private readonly ids: Int32Array

  constructor(private readonly found: Found) {
    this.words = found.words.plain.map((word) => (isDigit(word.charCodeAt(0)) && !/\D/.test(word) ? '0' : word))
    this.ids = idsOf(this.words)
    const soundOfId: string[] = []
    this.sounds = this.words.map((word, at) => {
      const id = this.ids[at] ?? 0
      soundOfId[id] ??= soundOf(word)
      return soundOfId[id] ?? ''
    })
    this.isSaidAgain = this.findSaidAgain()
    this.conceptFrom = new Int32Array(found.count + 1).fill(found.heardAt.length)
    for (let i = found.heardAt.length - 1; i >= 0; i--) this.conceptFrom[found.heardAt[i] ?? 0] = i
    for (let at = found.count - 1; at >= 0; at--) {
      this.conceptFrom[at] = Math.min(this.conceptFrom[at] ?? 0, this.conceptFrom[at + 1] ?? 0)
    }
  }

  get count(): number {
    return this.words.length
  }

  /** The words on which the features of a pair depend: the same key, the same features. */
  pairKey(at: number): number {
    return ((this.ids[at - 1] ?? -1) + 1) * idBase + (this.ids[at] ?? 0)
  }

  skipKey(at: number): number {
    return ((this.ids[at - 2] ?? -1) + 1) * idBase + (this.ids[at] ?? 0)
  }

  /** Whether a word and the one before it were just said so often that once more says nothing. */
  isAgain(at: number): boolean {
    return this.isSaidAgain[at] === 1
  }

  endingAt(at: number, see: SeeFeature): void {
    if (this.isAgain(at)) return
    this.ofPair(at, see)
    if (at > 1) this.ofSkip(at, see)
    this.ofPlace(at, see)
  }

  /** Of a word and the one before it. */
  ofPair(at: number, see: SeeFeature): void {
    const word = this.words[at] ?? ''
    const sound = this.sounds[at] ?? ''
    see(placeOf(stepAll(step(start, family.word), word)), whole)
    see(placeOf(stepAll(step(start, family.sound), sound)), whole)
    see(twoWords(family.pair, this.words[at - 1] ?? '<', word), whole)
    see(twoWords(family.soundPair, this.sounds[at - 1] ?? '<', sound), whole)
    this.seePieces(` ${word} `, 0, family.letters, pieceLength, see)
    this.seePieces(` ${word} `, 0, family.shortLetters, shortLength, see)
    this.seePieces(` ${sound} `, 0, family.shortSounds, shortLength, see)
    const before = at > 0 ? ` ${this.sounds[at - 1] ?? ''}` : ''
    this.seePieces(`${before} ${sound} `, at > 0 ? before.length + 1 : 0, family.soundLetters, soundsLength, see)
  }

  /** Of a word and the one before the last. */
  ofSkip(at: number, see: SeeFeature): void {
    see(twoWords(family.skip, this.words[at - 2] ?? '', this.words[at] ?? ''), whole)
    see(twoWords(family.soundSkip, this.sounds[at - 2] ?? '', this.sounds[at] ?? ''), whole)
  }

  /** Of the place in the text: its end, and concepts further back. */
  ofPlace(at: number, see: SeeFeature): void {
    if (at === this.count - 1) {
      see(twoWords(family.pair, this.words[at] ?? '', '>'), whole)
      see(twoWords(family.soundPair, this.sounds[at] ?? '', '>'), whole)
    }
    this.seeConcepts(at, see)
  }

  /** Every piece that ends at `from` or later. */
  private seePieces(line: string, from: number, kind: number, length: number, see: SeeFeature): void {
    for (let i = Math.max(0, from - length + 1); i + length <= line.length; i++) {
      let hash = step(start, kind)
      for (let j = i; j < i + length; j++) hash = step(hash, line.charCodeAt(j))
      see(placeOf(hash), piece)
    }
  }

  private findSaidAgain(): Uint8Array {
    const isSaidAgain = new Uint8Array(this.count)
    const lastAt = new Map<number, number>()
    const sameBefore = new Int32Array(this.count)
    for (let at = 0; at < this.count; at++) {
      const pair = this.pairKey(at)
      sameBefore[at] = lastAt.get(pair) ?? -1
      lastAt.set(pair, at)
      let before = at
      for (let i = 0; i < repeats && before >= 0; i++) before = sameBefore[before] ?? -1
      if (before >= 0 && at - before <= repeatReach) isSaidAgain[at] = 1
    }
    return isSaidAgain
  }

  private seeConcepts(at: number, see: SeeFeature): void {
    const { heard, heardAt } = this.found
    const from = this.conceptFrom[at] ?? 0
    const to = this.conceptFrom[at + 1] ?? 0
    for (let i = from; i < to; i++) {
      const concept = heard[i] ?? 0
      see(placeOf(step(step(start, family.concept), concept)), whole)
      for (let j = i - 1; j >= 0 && j >= i - mostPairs && at - (heardAt[j] ?? 0) <= conceptReach; j--) {
        see(placeOf(step(step(step(start, family.conceptPair), heard[j] ?? 0), concept)), whole)
      }
    }
  }
}

/** More than the words a text can have. */
const idBase = 1 << 20

function idsOf(words: readonly string[]): Int32Array {
  const known = new Map<string, number>()
  return Int32Array.from(words, (word) => {
    const id = known.get(word) ?? known.size
    known.set(word, id)
    return id
  })
}

/** What the rules found: the same for every part of a text. */
export function ruleFeature(name: string, see: SeeFeature): void {
  see(placeOf(stepAll(step(start, family.rule), name)), whole)
}
