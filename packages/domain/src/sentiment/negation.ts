import type { Token } from '../text/tokens-of'
import type { Role } from './entry'
import { type Hit, has, isFeeling } from './find-hits'

export type Turned = { negations: number; wished: boolean; past: boolean }

/** How far a negation reaches: over common words, and at most two others. */
const reach = { words: 10, unknown: 2 }

/** How far a wish or a 'used to' reaches, within its clause. */
const clauseReach = 12

const ends: Role[] = ['turns', 'concedes', 'stops', 'negates_next', 'negates_previous']

export type Negations = {
  /** For each hit, what the words around it turn round. */
  turned: Turned[]
  /** The negations that found nothing to turn round: '.. and I did not'. */
  idle: Set<Hit>
}

/** What negations, wishes and the past turn round. */
export function findNegations(tokens: Token[], hits: Hit[]): Negations {
  const idle = new Set<Hit>()
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

  const markClauseBefore = (before: number, mark: (turned: Turned) => void) => {
    for (let at = before - 1; at >= Math.max(0, before - clauseReach) && !isBreak(at); at -= 1) {
      const index = hitAt[at] ?? -1
      const hit = hits[index]
      const found = turned[index]
      if (hit && (has(hit, 'turns') || has(hit, 'condition') || has(hit, 'now'))) return
      if (hit?.from === at && found && isFeeling(hit.entry)) mark(found)
    }
  }

  const endsClauseAt = (at: number) => {
    const next = hits[hitAt[at] ?? -1]
    return at >= tokens.length || isBreak(at) || (['turns', 'stops', 'now'] as const).some((role) => has(next, role))
  }

  /** 'Nobody hurt me', 'no one is angry': what weighs right after it is not so. 'Nobody sees my pain' is. */
  const negatePredicate = (from: number) => {
    let at = from
    while (has(hits[hitAt[at] ?? -1], 'links')) at += 1
    const index = hitAt[at] ?? -1
    const mark = turned[index]
    if (mark && hits[index] && weighs(hits[index])) mark.negations += 1
  }

  /** 'Never so happy' was the happiest. */
  const isNotMuch = (feeling: Hit) => {
    const before = hits[hitAt[feeling.from - 1] ?? -1]
    return !has(before, 'so')
  }

  for (const [index, hit] of hits.entries()) {
    const canTurn = has(hit, 'never') ? isNotMuch : undefined
    const back = has(hit, 'negates_previous') && negate(hit.from - 1, -1, canTurn)
    const next = !back && has(hit, 'negates_next') && negate(hit.to, 1, canTurn)
    if (!back && !next && (has(hit, 'negates_previous') || has(hit, 'negates_next'))) idle.add(hit)
    if (has(hit, 'nobody') && !negate(hit.to, 1, lifts)) negatePredicate(hit.to)
    if (has(hit, 'solved')) negate(hit.from - 1, -1, weighs)
    if (has(hit, 'gone')) negate(hit.from - 1, -1, canBeGone)
    if (has(hit, 'wishes')) markClause(hit.to, (found) => (found.wished = true))
    if (has(hit, 'past')) markClause(hit.to, (found) => (found.past = true))
    if (has(hit, 'once') && clauseHasPastVerb(hit.to, tokens, hits, hitAt)) {
      markClause(hit.to, (found) => (found.past = true))
    }
    if (has(hit, 'once_after') && endsClauseAt(hit.to) && clauseBeforeHasPastVerb(hit.from, tokens, hits, hitAt)) {
      markClauseBefore(hit.from, (found) => (found.past = true))
    }
    const isUnreal = has(hit, 'unreal_next') || (has(hit, 'unreal_previous') && !has(hits[index + 1], 'ends_clause'))
    if (isUnreal && hasCondition(index, hits, tokens)) {
      if (has(hit, 'unreal_next')) markClause(hit.to, (found) => (found.wished = true))
      else markClauseBefore(hit.from, (found) => (found.wished = true))
    }
  }
  return { turned, idle }
}

const weighs = (hit: Hit) => baseOf(hit) < 0

const lifts = (hit: Hit) => baseOf(hit) > 0

/** Feelings and needs can go; 'छान गेला' went well. */
const canBeGone = (hit: Hit) => (lifts(hit) || !hit.isCompleted) && (hit.entry.missed || hit.entry.emotions.length > 0)

export const baseOf = (hit: Hit) => hit.entry.effect || (hit.entry.missed ? 1 : 0)

function clauseHasPastVerb(from: number, tokens: Token[], hits: Hit[], hitAt: Int32Array): boolean {
  for (let at = from; at < Math.min(tokens.length, from + clauseReach); at += 1) {
    const hit = hits[hitAt[at] ?? -1]
    if (tokens[at]?.kind !== 'word' || has(hit, 'turns')) return false
    if (has(hit, 'past_verb')) return true
  }
  return false
}

function clauseBeforeHasPastVerb(before: number, tokens: Token[], hits: Hit[], hitAt: Int32Array): boolean {
  for (let at = before - 1; at >= Math.max(0, before - clauseReach); at -= 1) {
    const hit = hits[hitAt[at] ?? -1]
    if (tokens[at]?.kind !== 'word' || has(hit, 'turns')) return false
    if (has(hit, 'past_verb')) return true
  }
  return false
}

/** Whether a condition stands within a clause's reach, in the sentence of the hit; a hit may be its own condition. */
function hasCondition(index: number, hits: Hit[], tokens: Token[]): boolean {
  const own = hits[index]
  if (!own) return false
  for (const step of [-1, 1]) {
    for (let at = index; Math.abs(at - index) <= clauseReach; at += step) {
      const hit = hits[at]
      if (!hit || Math.abs(hit.from - own.from) > clauseReach) break
      if (has(hit, 'condition') && isOneSentence(tokens, Math.min(hit.from, own.from), Math.max(hit.from, own.from)))
        return true
    }
  }
  return false
}

const isOneSentence = (tokens: Token[], from: number, to: number) =>
  !tokens.slice(from, to).some((token) => token.kind === 'sentence_break')

/** For each token the index of the hit that covers it, or -1. */
export function indexByToken(length: number, hits: Hit[]): Int32Array {
  const hitAt = new Int32Array(length).fill(-1)
  for (const [index, hit] of hits.entries()) hitAt.fill(index, hit.from, hit.to)
  return hitAt
}
