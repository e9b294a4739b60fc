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
  const search = new NegationSearch(tokens, hits)
  for (const [index, hit] of hits.entries()) {
    search.readNegation(hit)
    search.readPast(hit)
    search.readWish(hit, index)
  }
  return { turned: search.turned, idle: search.idle }
}

class NegationSearch {
  readonly idle = new Set<Hit>()
  readonly turned: Turned[]
  private readonly hitAt: Int32Array

  constructor(
    private readonly tokens: Token[],
    private readonly hits: Hit[],
  ) {
    this.turned = hits.map((): Turned => ({ negations: 0, wished: false, past: false }))
    this.hitAt = indexByToken(tokens.length, hits)
  }

  readNegation(hit: Hit): void {
    const canTurn = has(hit, 'never') ? (feeling: Hit) => this.isNotMuch(feeling) : undefined
    const back = has(hit, 'negates_previous') && this.negate(hit.from - 1, -1, canTurn)
    const next = !back && has(hit, 'negates_next') && this.negate(hit.to, 1, canTurn)
    if (!back && !next && (has(hit, 'negates_previous') || has(hit, 'negates_next'))) this.idle.add(hit)
    if (has(hit, 'nobody') && !this.negate(hit.to, 1, lifts)) this.negatePredicate(hit.to)
    if (has(hit, 'solved')) this.negate(hit.from - 1, -1, weighs)
    if (has(hit, 'gone')) this.negate(hit.from - 1, -1, canBeGone)
  }

  readPast(hit: Hit): void {
    const mark = (found: Turned) => (found.past = true)
    const { tokens, hits, hitAt } = this
    if (has(hit, 'past')) this.markClause(hit.to, mark)
    if (has(hit, 'once') && clauseHasPastVerb(hit.to, tokens, hits, hitAt)) this.markClause(hit.to, mark)
    if (has(hit, 'once_after') && this.endsClauseAt(hit.to) && clauseBeforeHasPastVerb(hit.from, tokens, hits, hitAt)) {
      this.markClauseBefore(hit.from, mark)
    }
  }

  readWish(hit: Hit, index: number): void {
    const mark = (found: Turned) => (found.wished = true)
    if (has(hit, 'wishes')) this.markClause(hit.to, mark)
    const isUnreal =
      has(hit, 'unreal_next') || (has(hit, 'unreal_previous') && !has(this.hits[index + 1], 'ends_clause'))
    if (!isUnreal || !hasCondition(index, this.hits, this.tokens)) return
    if (has(hit, 'unreal_next')) this.markClause(hit.to, mark)
    else this.markClauseBefore(hit.from, mark)
  }

  /** Negates the nearest word of feeling in one direction, and those joined to it; false where there is none. */
  private negate(from: number, direction: 1 | -1, canTurn: (hit: Hit) => boolean = () => true): boolean {
    let unknown = 0
    let reached: Hit | undefined
    let isJoined = false
    for (let at = from, words = 0; at >= 0 && at < this.tokens.length && words < reach.words; words += 1) {
      if (this.isBreak(at)) break
      const hit = this.hitOf(at)
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
        const mark = this.markOf(at)
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

  /** 'Nobody hurt me', 'no one is angry': what weighs right after it is not so. 'Nobody sees my pain' is. */
  private negatePredicate(from: number): void {
    let at = from
    while (has(this.hitOf(at), 'links')) at += 1
    const hit = this.hitOf(at)
    const mark = this.markOf(at)
    if (mark && hit && weighs(hit)) mark.negations += 1
  }

  private markClause(from: number, mark: (turned: Turned) => void): void {
    const to = Math.min(this.tokens.length, from + clauseReach)
    for (let at = from; at < to && !this.isBreak(at); at += 1) {
      if ((['turns', 'stops', 'now'] as const).some((role) => has(this.hitOf(at), role))) return
      this.markAt(at, mark)
    }
  }

  private markClauseBefore(before: number, mark: (turned: Turned) => void): void {
    for (let at = before - 1; at >= Math.max(0, before - clauseReach) && !this.isBreak(at); at -= 1) {
      if ((['turns', 'condition', 'now'] as const).some((role) => has(this.hitOf(at), role))) return
      this.markAt(at, mark)
    }
  }

  /** Marks a feeling once, at its first word. */
  private markAt(at: number, mark: (turned: Turned) => void): void {
    const hit = this.hitOf(at)
    const found = this.markOf(at)
    if (hit?.from === at && found && isFeeling(hit.entry)) mark(found)
  }

  private endsClauseAt(at: number): boolean {
    if (at >= this.tokens.length || this.isBreak(at)) return true
    return (['turns', 'stops', 'now'] as const).some((role) => has(this.hitOf(at), role))
  }

  /** 'Never so happy' was the happiest. */
  private isNotMuch(feeling: Hit): boolean {
    return !has(this.hitOf(feeling.from - 1), 'so')
  }

  private isBreak(at: number): boolean {
    const kind = this.tokens[at]?.kind
    return kind !== 'word' && kind !== 'emoji'
  }

  private hitOf(at: number): Hit | undefined {
    return this.hits[this.hitAt[at] ?? -1]
  }

  private markOf(at: number): Turned | undefined {
    return this.turned[this.hitAt[at] ?? -1]
  }
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
