import type { ConceptSet } from './concept-set'
import { readConcepts } from './forms/read-concepts'
import type { Words } from './words/words'

/** Where concepts begin and end, in the order of the text. */
type Places = { from: number[]; to: number[] }

const nowhere: Places = { from: [], to: [] }

/** The words of a text and where each concept stands in them. */
export class Found {
  private readonly byConcept: (Places | undefined)[] = []
  private readonly bySet: (Places | undefined)[] = []
  private readonly sentenceFirst: number[] = []
  private readonly sentenceLast: number[] = []
  readonly words: Words
  readonly count: number
  /** Every concept in the order in which it was read, and the word it begins at; idioms included, nothing dropped. */
  readonly heard: number[] = []
  readonly heardAt: number[] = []

  constructor(words: Words) {
    this.words = words
    this.count = words.plain.length
    for (let at = 0; at < this.count; at++) {
      const isSame = at > 0 && words.sentence[at] === words.sentence[at - 1]
      this.sentenceFirst.push(isSame ? (this.sentenceFirst[at - 1] ?? 0) : at)
    }
    for (let at = this.count - 1; at >= 0; at--) {
      const isSame = at + 1 < this.count && words.sentence[at] === words.sentence[at + 1]
      this.sentenceLast[at] = isSame ? (this.sentenceLast[at + 1] ?? at) : at
    }
    readConcepts(words, (concept, from, to) => {
      this.heard.push(concept)
      this.heardAt.push(from)
      const places = this.byConcept[concept]
      if (places === undefined) this.byConcept[concept] = { from: [from], to: [to] }
      else if (places.from[places.from.length - 1] !== from) {
        places.from.push(from)
        places.to.push(to)
      } else if ((places.to[places.to.length - 1] ?? 0) < to) places.to[places.to.length - 1] = to
    })
  }

  /** Where any of the set stands; merged once per text. */
  places(set: ConceptSet): Places {
    const known = this.bySet[set.key]
    if (known !== undefined) return known
    let merged: Places = nowhere
    for (const id of set.ids) {
      const places = this.byConcept[id]
      if (places !== undefined) merged = merged === nowhere ? places : merge(merged, places)
    }
    this.bySet[set.key] = merged
    return merged
  }

  has(set: ConceptSet): boolean {
    return this.places(set).from.length > 0
  }

  /** Takes the places of some concepts inside the blanked words away. */
  drop(concepts: ConceptSet, isBlank: Uint8Array): void {
    for (const id of concepts.ids) {
      const places = this.byConcept[id]
      if (places === undefined) continue
      const kept: Places = { from: [], to: [] }
      places.from.forEach((from, i) => {
        const to = places.to[i] ?? from
        if (isBlank[from] === 1 && isBlank[to] === 1) return
        kept.from.push(from)
        kept.to.push(to)
      })
      this.byConcept[id] = kept
    }
    this.bySet.length = 0
  }

  /** Whether one of the set begins between two words, both included. */
  isBetween(set: ConceptSet, low: number, high: number): boolean {
    const { from } = this.places(set)
    if (from.length === 0) return false
    const at = firstFrom(from, low)
    return at < from.length && (from[at] ?? 0) <= high
  }

  /** The last word from `low` to `high` where one of the set begins, or -1. */
  lastBetween(set: ConceptSet, low: number, high: number): number {
    const { from } = this.places(set)
    const at = firstFrom(from, high + 1) - 1
    const place = from[at] ?? -1
    return place >= low ? place : -1
  }

  /** The words within `reach` of a place, in its sentence. */
  low(at: number, reach: number): number {
    return Math.max(this.sentenceFirst[at] ?? 0, at - reach)
  }

  high(at: number, reach: number): number {
    return Math.min(this.sentenceLast[at] ?? at, at + reach)
  }
}

function merge(a: Places, b: Places): Places {
  const merged: Places = { from: [], to: [] }
  let i = 0
  let j = 0
  while (i < a.from.length || j < b.from.length) {
    const isFirst = j >= b.from.length || (i < a.from.length && (a.from[i] ?? 0) <= (b.from[j] ?? 0))
    const source = isFirst ? a : b
    const at = isFirst ? i++ : j++
    merged.from.push(source.from[at] ?? 0)
    merged.to.push(source.to[at] ?? 0)
  }
  return merged
}

/** The place in a sorted list of the first number that is not below `low`. */
export function firstFrom(sorted: readonly number[], low: number): number {
  let left = 0
  let right = sorted.length
  while (left < right) {
    const middle = (left + right) >> 1
    if ((sorted[middle] ?? 0) < low) left = middle + 1
    else right = middle
  }
  return left
}
