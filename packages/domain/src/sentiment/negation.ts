import type { Token } from '../text/tokens-of'
import type { Role } from './entry'
import { type Hit, has, isFeeling } from './find-hits'

export type Turned = { negations: number; wished: boolean; past: boolean }

/** How far a negation reaches: over common words, and at most two others. */
const reach = { words: 10, unknown: 2 }

/** How far a wish or a 'used to' reaches, within its clause. */
const clauseReach = 12

const ends: Role[] = ['turns', 'concedes', 'stops', 'negates_next', 'negates_previous']

/** For each hit, what the words around it turn round. */
export function findNegations(tokens: Token[], hits: Hit[]): Turned[] {
  const turned = hits.map((): Turned => ({ negations: 0, wished: false, past: false }))
  const hitAt = indexByToken(tokens.length, hits)
  const isBreak = (at: number) => tokens[at]?.kind !== 'word' && tokens[at]?.kind !== 'emoji'

  /** Negates the nearest word of feeling in one direction, and those joined to it; false where there is none. */
  const negate = (from: number, direction: 1 | -1, canTurn: (hit: Hit) => boolean = () => true): boolean => {
    let unknown = 0
    let reached: Hit | undefined
    let isJoined = false
    for (let at = from, words = 0; at >= 0 && at < tokens.length && words < reach.words; words += 1) {
      if (isBreak(at)) break
      const index = hitAt[at] ?? -1
      const hit = hits[index]
      if (!hit) {
        unknown += 1
        if ((reached && !reached.entry.missed) || unknown > reach.unknown) break
        at += direction
        continue
      }
      if (direction === 1 && unknown > 0 && has(hit, 'subject')) break
      if (isFeeling(hit.entry)) {
        if (!canTurn(hit)) break
        const carries = reached?.entry.missed && hit.entry.effect > 0
        if (reached && !carries && (!isJoined || baseOf(reached) !== baseOf(hit))) break
        const mark = turned[index]
        if (mark) mark.negations += 1
        reached = hit
        isJoined = false
      } else if (ends.some((role) => has(hit, role)) || (direction === -1 && has(hit, 'ends_clause'))) break
      else if (has(hit, 'joins')) {
        if (!reached) unknown += 1
        isJoined = true
      } else if (reached && !has(hit, 'intensifies') && !(reached.entry.missed && has(hit, 'common'))) break
      else if (has(hit, 'plain')) unknown += 1
      at = direction === 1 ? hit.to : hit.from - 1
    }
    return reached !== undefined
  }

  const markClause = (from: number, mark: (turned: Turned) => void) => {
    for (let at = from; at < Math.min(tokens.length, from + clauseReach) && !isBreak(at); at += 1) {
      const index = hitAt[at] ?? -1
      const hit = hits[index]
      const found = turned[index]
      if (hit && (has(hit, 'turns') || has(hit, 'stops') || has(hit, 'now'))) return
      if (hit?.from === at && found && isFeeling(hit.entry)) mark(found)
    }
  }

  for (const hit of hits) {
    const back = has(hit, 'negates_previous') && negate(hit.from - 1, -1)
    if (!back && has(hit, 'negates_next')) negate(hit.to, 1)
    if (has(hit, 'nobody')) negate(hit.to, 1, lifts)
    if (has(hit, 'solved')) negate(hit.from - 1, -1, weighs)
    if (has(hit, 'gone')) negate(hit.from - 1, -1, canBeGone)
    if (has(hit, 'wishes')) markClause(hit.to, (found) => (found.wished = true))
    if (has(hit, 'past')) markClause(hit.to, (found) => (found.past = true))
    if (has(hit, 'once') && clauseHasPastVerb(hit.to, tokens, hits, hitAt)) {
      markClause(hit.to, (found) => (found.past = true))
    }
  }
  return turned
}

const weighs = (hit: Hit) => baseOf(hit) < 0

const lifts = (hit: Hit) => baseOf(hit) > 0

/** Feelings and needs can go; 'छान गेला' went well. */
const canBeGone = (hit: Hit) => (lifts(hit) || !hit.isCompleted) && (hit.entry.missed || hit.entry.emotions.length > 0)

const baseOf = (hit: Hit) => hit.entry.effect || (hit.entry.missed ? 1 : 0)

function clauseHasPastVerb(from: number, tokens: Token[], hits: Hit[], hitAt: Int32Array): boolean {
  for (let at = from; at < Math.min(tokens.length, from + clauseReach); at += 1) {
    const hit = hits[hitAt[at] ?? -1]
    if (tokens[at]?.kind !== 'word' || has(hit, 'turns')) return false
    if (has(hit, 'past_verb')) return true
  }
  return false
}

/** For each token the index of the hit that covers it, or -1. */
export function indexByToken(length: number, hits: Hit[]): Int32Array {
  const hitAt = new Int32Array(length).fill(-1)
  for (const [index, hit] of hits.entries()) hitAt.fill(index, hit.from, hit.to)
  return hitAt
}
