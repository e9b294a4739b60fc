import type { Token } from '../text/tokens-of'
import { type Hit, has } from './find-hits'
import type { HighlightReason } from './sentiment-result'
import type { WeighedHit } from './weighed-hit'

/** How many opposing words one word on the weightier side of a contrast overrules. Decision 0004. */
const overruled = 2

/** How many words to either side a contrast reaches; speech written down often has no full stops. */
const sideReach = 16

export type Side = { from: number; to: number }

/**
 * Words on the lighter side of a 'but' or an 'although' that say the opposite of the weightier side are shown and not
 * counted, so that the counts stay whole and the score stays the specification's formula over them.
 */
export function settleContrasts(tokens: Token[], hits: Hit[], weighed: WeighedHit[], sentenceOf: number[]) {
  const weighedAt = new Map(weighed.map((one) => [one.hit.from, one]))
  const settle = (lighter: Side, weightier: Side) => overrule(inside(weighedAt, lighter), inside(weighedAt, weightier))
  const subjects = new Set(hits.filter((hit) => has(hit, 'subject')).map((hit) => hit.from))
  let hasPast = false
  let pastSentence = 0
  for (const hit of hits) {
    if (has(hit, 'past') || has(hit, 'once') || has(hit, 'past_verb')) {
      hasPast = true
      pastSentence = sentenceOf[hit.from] ?? 0
    }
    const sentence = sentenceOf[hit.from] ?? 0
    const turnsFromPast = has(hit, 'now') && hasPast && sentence - pastSentence <= 1
    if (has(hit, 'turns') || turnsFromPast)
      settle(beforeTurn(tokens, hit, sentenceOf), afterHit(tokens, hit, sentenceOf))
    else if (has(hit, 'concedes')) settleConcession(tokens, hit, sentenceOf, settle, subjects)
    else if (has(hit, 'concedes_before')) settle(beforeTurn(tokens, hit, sentenceOf), afterHit(tokens, hit, sentenceOf))
  }
}

/** From the start of the sentence, or of the one before where the sentence begins with the turn. */
export function beforeTurn(tokens: Token[], hit: Hit, sentenceOf: number[]): Side {
  const sentence = sentenceOf[hit.from] ?? 0
  const opens = !tokens.slice(Math.max(0, hit.from - 2), hit.from).some((token, index, all) => {
    const at = hit.from - all.length + index
    return token.kind === 'word' && sentenceOf[at] === sentence
  })
  const first = opens ? sentence - 1 : sentence
  let from = hit.from
  while (from > 0 && hit.from - from < sideReach && (sentenceOf[from - 1] ?? 0) >= first) from -= 1
  return { from, to: hit.from }
}

export function afterHit(tokens: Token[], hit: Hit, sentenceOf: number[]): Side {
  let to = hit.to
  while (to < tokens.length && to - hit.to < sideReach && sentenceOf[to] === sentenceOf[hit.from]) to += 1
  return { from: hit.to, to }
}

/** 'Although I was tired, I was happy' and 'I was happy although I was tired' both count for happy. */
function settleConcession(
  tokens: Token[],
  hit: Hit,
  sentenceOf: number[],
  settle: (lighter: Side, weightier: Side) => void,
  subjects: Set<number>,
) {
  const rest = afterHit(tokens, hit, sentenceOf)
  const before = beforeTurn(tokens, hit, sentenceOf)
  const opensSentence = (sentenceOf[before.from] ?? 0) < (sentenceOf[hit.from] ?? 0) || before.from === before.to
  if (!opensSentence) return settle(rest, before)
  let comma = rest.from
  const endsClause = (at: number) => tokens[at]?.kind === 'clause_break' || (at > rest.from + 1 && subjects.has(at))
  while (comma < rest.to && !endsClause(comma)) comma += 1
  settle({ from: rest.from, to: comma }, { from: comma, to: rest.to })
}

/** Each counted word of the weightier side overrules up to two words of the opposite effect, the nearest first. */
export function overrule(
  lighter: WeighedHit[],
  weightier: WeighedHit[],
  reason: HighlightReason = 'before_contrast',
  after: HighlightReason = 'after_contrast',
) {
  for (const strong of weightier) {
    if (strong.weight === 0) continue
    let left = overruled
    for (const weak of lighter.toReversed()) {
      if (left === 0) break
      if (weak.effect === strong.effect || weak.weight === 0) continue
      weak.weight = 0
      if (!weak.reasons.includes(reason)) weak.reasons.push(reason)
      left -= 1
    }
    if (left < overruled && !strong.reasons.includes(after)) strong.reasons.push(after)
  }
}

export function inside(weighedAt: Map<number, WeighedHit>, side: Side): WeighedHit[] {
  const found: WeighedHit[] = []
  for (let at = side.from; at < side.to; at += 1) {
    const one = weighedAt.get(at)
    if (one && one.hit.to <= side.to) found.push(one)
  }
  return found
}
