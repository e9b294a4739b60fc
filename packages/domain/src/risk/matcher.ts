import type { Concept } from './lexicon/concept'
import { conceptId, type WordIndex } from './word-index'
import type { Words } from './words'

/** The words of a text and where each concept stands in them, in the order of the text. */
export class Found {
  private readonly from: (number[] | undefined)[] = []
  private readonly to: (number[] | undefined)[] = []
  readonly words: Words
  readonly count: number

  constructor(words: Words, index: WordIndex) {
    this.words = words
    this.count = words.plain.length
    index.read(words, (concept, from, to) => {
      const starts = this.from[concept]
      if (starts === undefined) {
        this.from[concept] = [from]
        this.to[concept] = [to]
      } else {
        starts.push(from)
        this.to[concept]?.push(to)
      }
    })
  }

  starts(concept: number): readonly number[] {
    return this.from[concept] ?? []
  }

  ends(concept: number): readonly number[] {
    return this.to[concept] ?? []
  }

  has(concepts: readonly number[]): boolean {
    for (const concept of concepts) if (this.from[concept] !== undefined) return true
    return false
  }

  /** Takes a concept's places inside the blanked words away. */
  drop(concept: number, isBlank: Uint8Array): void {
    const starts = this.from[concept]
    const ends = this.to[concept]
    if (starts === undefined || ends === undefined) return
    const kept = starts.map((_, i) => i).filter((i) => isBlank[starts[i] ?? 0] === 0 || isBlank[ends[i] ?? 0] === 0)
    this.from[concept] = kept.length === 0 ? undefined : kept.map((i) => starts[i] ?? 0)
    this.to[concept] = kept.length === 0 ? undefined : kept.map((i) => ends[i] ?? 0)
  }

  /** Whether one of the concepts begins between two places, both included. */
  isBetween(concepts: readonly number[], low: number, high: number): boolean {
    for (const concept of concepts) {
      const starts = this.from[concept]
      if (starts === undefined) continue
      const at = firstFrom(starts, low)
      if (at < starts.length && (starts[at] ?? 0) <= high) return true
    }
    return false
  }

  /** First and last word of the sentence, looking no further than `reach` words. */
  bounds(at: number, reach = 24): [number, number] {
    const sentence = this.words.sentence[at]
    let low = at
    let high = at
    while (low > 0 && at - low < reach && this.words.sentence[low - 1] === sentence) low--
    while (high + 1 < this.count && high - at < reach && this.words.sentence[high + 1] === sentence) high++
    return [low, high]
  }
}

function firstFrom(sorted: readonly number[], low: number): number {
  let left = 0
  let right = sorted.length
  while (left < right) {
    const middle = (left + right) >> 1
    if ((sorted[middle] ?? 0) < low) left = middle + 1
    else right = middle
  }
  return left
}

type Slot = { ids: number[]; isAfter: boolean }
export type Pattern = { slots: Slot[]; span: number; clear: number[] }
export type Match = { first: number; last: number; places: number[] }

export function conceptIds(names: string | undefined): number[] {
  if (names === undefined) return []
  return names.split('|').map((name) => {
    const id = conceptId(name as Concept)
    if (id < 0) throw new Error(`A risk rule names an unknown concept: ${name}`)
    return id
  })
}

/** `want|wish + die`, `not > want > live`: what the rule table writes, made ready. */
export function patternOf(find: string, span: number, clear?: string): Pattern {
  const slots = find
    .split(/ (?=[+>] )/)
    .map((part) => ({ isAfter: part.startsWith('>'), ids: conceptIds(part.replace(/^[+>] /, '')) }))
  return { slots, span, clear: conceptIds(clear) }
}

/** Calls `see` for each place where the pattern stands, until it answers true. */
export function eachMatch(found: Found, pattern: Pattern, see: (match: Match) => boolean): void {
  for (const slot of pattern.slots) if (!found.has(slot.ids)) return
  const [anchor, ...rest] = pattern.slots
  for (const concept of anchor?.ids ?? []) {
    const starts = found.starts(concept)
    const ends = found.ends(concept)
    for (let i = 0; i < starts.length; i++) {
      const match = fill(found, rest, pattern, starts[i] ?? 0, ends[i] ?? 0)
      if (match !== null && see(match)) return
    }
  }
}

function fill(found: Found, rest: readonly Slot[], pattern: Pattern, at: number, end: number): Match | null {
  let first = at
  let last = end
  let previous = at
  const places = [at]
  const [low, high] = rest.length === 0 ? [at, at] : found.bounds(at, pattern.span)
  for (const slot of rest) {
    let best = -1
    let bestEnd = -1
    for (const concept of slot.ids) {
      const starts = found.starts(concept)
      for (
        let i = firstFrom(starts, slot.isAfter ? previous : low);
        i < starts.length && (starts[i] ?? 0) <= high;
        i++
      ) {
        const start = starts[i] ?? 0
        if (best >= 0 && Math.abs(start - at) >= Math.abs(best - at)) continue
        best = start
        bestEnd = found.ends(concept)[i] ?? start
      }
    }
    if (best < 0) return null
    places.push(best)
    previous = best
    first = Math.min(first, best)
    last = Math.max(last, bestEnd)
  }
  if (pattern.clear.length > 0 && found.isBetween(pattern.clear, first + 1, last - 1)) return null
  return { first, last, places }
}
