import { type ConceptSet, conceptsOf } from './concept-set'
import { type Found, firstFrom } from './found'

type Slot = { set: ConceptSet; isAfter: boolean }
export type Pattern = { slots: Slot[]; span: number; clear: ConceptSet | null }
export type Match = { first: number; last: number }

/** `want|wish + die`, `not > want > live`: what the rule table writes, made ready. */
export function patternOf(find: string, span: number, clear?: string): Pattern {
  const slots = find.split(/ (?=[+>] )/).map((part) => ({
    isAfter: part.startsWith('>'),
    set: conceptsOf(part.replace(/^[+>] /, '')),
  }))
  return { slots, span, clear: clear === undefined ? null : conceptsOf(clear) }
}

/** Calls `see` for each place where the pattern stands, until it answers true. */
export function eachMatch(found: Found, pattern: Pattern, see: (match: Match) => boolean): void {
  for (const slot of pattern.slots) if (!found.has(slot.set)) return
  const [anchor] = pattern.slots
  if (anchor === undefined) return
  const { from, to } = found.places(anchor.set)
  for (let i = 0; i < from.length; i++) {
    const match = fill(found, pattern, from[i] ?? 0, to[i] ?? 0)
    if (match !== null && see(match)) return
  }
}

function fill(found: Found, { slots, span, clear }: Pattern, at: number, end: number): Match | null {
  const low = found.low(at, span)
  const high = found.high(at, span)
  let first = at
  let last = end
  let previous = at
  for (let s = 1; s < slots.length; s++) {
    const slot = slots[s] as Slot
    const { from, to } = found.places(slot.set)
    const right = firstFrom(from, slot.isAfter ? previous : at)
    const left = slot.isAfter ? -1 : right - 1
    const rightAt = (from[right] ?? Number.POSITIVE_INFINITY) <= high ? (from[right] ?? -1) : -1
    const leftAt = left >= 0 && (from[left] ?? -1) >= low ? (from[left] ?? -1) : -1
    if (rightAt < 0 && leftAt < 0) return null
    const isRight = rightAt >= 0 && (leftAt < 0 || rightAt - at <= at - leftAt)
    previous = isRight ? rightAt : leftAt
    first = Math.min(first, previous)
    last = Math.max(last, isRight ? (to[right] ?? rightAt) : (to[left] ?? leftAt))
  }
  if (clear !== null && found.isBetween(clear, first + 1, last - 1)) return null
  return { first, last }
}
