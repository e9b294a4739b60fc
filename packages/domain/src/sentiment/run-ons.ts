import type { Token } from '../text/tokens-of'
import { inside, overrule } from './contrast'
import { type Hit, has } from './find-hits'
import type { WeighedHit } from './weighed-hit'

/** A shorter sentence is one clause, and what it holds is said together. */
const fewestWords = 6

/** As far as a contrast reaches. */
const reach = 16

/**
 * In speech written down without a comma or a 'but' the last clause leads: 'exam was tough I was scared result came I am so happy'.
 * A clause begins at a subject that nothing joins, or after a verb that closes the one before.
 */
export function settleRunOns(tokens: Token[], hits: Hit[], weighed: WeighedHit[], sentenceOf: number[]) {
  if (weighed.length < 2) return
  const weighedAt = new Map(weighed.map((one) => [one.hit.from, one]))
  let firstHit = 0
  for (let from = 0; from < tokens.length; ) {
    let to = from
    let hasComma = false
    while (to < tokens.length && sentenceOf[to] === sentenceOf[from]) {
      hasComma ||= tokens[to]?.kind === 'clause_break'
      to += 1
    }
    let lastHit = firstHit
    while (lastHit < hits.length && (hits[lastHit]?.from ?? to) < to) lastHit += 1
    const own = hits.slice(firstHit, lastHit)
    if (!hasComma && to - from >= fewestWords && !own.some(turnsAlready)) {
      const start = lastClauseWithFeeling(own, weighedAt)
      if (start !== undefined) {
        const last = inside(weighedAt, { from: start, to }).filter((one) => one.weight > 0)
        const isOneWay = last.every((one) => one.effect === last[0]?.effect)
        if (isOneWay) overrule(inside(weighedAt, { from: Math.max(from, start - reach), to: start }), last)
      }
    }
    firstHit = lastHit
    from = to
  }
}

const turnsAlready = (hit: Hit) =>
  (['turns', 'concedes', 'concedes_before', 'joins', 'condition'] as const).some((role) => has(hit, role))

/** The token at which the last clause that counts begins; undefined where that is the only clause. */
function lastClauseWithFeeling(own: Hit[], weighedAt: Map<number, WeighedHit>): number | undefined {
  let counts = false
  for (let index = own.length - 1; index > 0; index -= 1) {
    const hit = own[index]
    const before = own[index - 1]
    if (!hit || !before) return
    counts ||= (weighedAt.get(hit.from)?.weight ?? 0) > 0
    if (!counts) continue
    if (has(hit, 'subject') && !has(before, 'stops')) return hit.from
    if (has(before, 'ends_clause')) return before.to
  }
  return undefined
}
