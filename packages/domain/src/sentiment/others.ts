import type { Token } from '../text/tokens-of'
import { afterHit, beforeTurn, inside, overrule, type Side } from './contrast'
import { type Hit, has, isFeeling } from './find-hits'
import { baseOf } from './negation'
import type { HighlightReason } from './sentiment-result'
import { opposites, type WeighedHit } from './weighed-hit'

/** How many words a 'did not' may still have after it and say no more than that: 'did not get it'. */
const ellipsisReach = 3

/** A word that counts in the place of others says no more than they did: two at most. */
const mostOverruled = 2

/**
 * What is said of others only by leaving out or outdoing the speaker ('everyone is happy except me', 'better than me',
 * 'she got the job and I did not') is shown and not counted; the words that leave the speaker out count the other way.
 */
export function settleOthers(
  tokens: Token[],
  hits: Hit[],
  weighed: WeighedHit[],
  sentenceOf: number[],
  idle: ReadonlySet<Hit>,
) {
  const weighedAt = new Map(weighed.map((one) => [one.hit.from, one]))
  const hitAt = new Map(hits.map((hit) => [hit.from, hit]))
  const found = weighed.length
  const among = (side: Side, matches: (hit: Hit) => boolean) => {
    for (let at = side.from; at < side.to; at += 1) {
      const hit = hitAt.get(at)
      if (hit && matches(hit)) return true
    }
    return false
  }
  const turn = (marker: Hit, side: Side, reason: HighlightReason, onlyLifting = false) => {
    const counted = countInstead(marker, side, reason, weighedAt, hitAt, sentenceOf, onlyLifting)
    if (counted) weighed.push(counted)
    return counted !== undefined
  }

  for (const [index, hit] of hits.entries()) {
    const before = () => beforeTurn(tokens, hit, sentenceOf)
    const after = () => clauseAfter(tokens, hit, sentenceOf)
    if (has(hit, 'excepted')) turn(hit, before(), 'excepted') || turn(hit, after(), 'excepted')
    else if (has(hit, 'compared')) turn(hit, before(), 'compared') || turn(hit, after(), 'compared')
    else if (has(hit, 'everyone_else')) {
      // 'Everyone else was kind to me' is the speaker's luck too.
      if (!among(after(), (one) => has(one, 'self'))) turn(hit, after(), 'compared', true)
    } else if (idle.has(hit) && isEllipsis(tokens, hits, index)) {
      // 'He lost and I can't face him' is nobody's luck.
      if (among(before(), (one) => has(one, 'other_person'))) turn(hit, before(), 'of_others', true)
    } else if (has(hit, 'turns_to_self') && among(before(), (one) => has(one, 'other_person'))) {
      const lifting = inside(weighedAt, before()).filter((one) => one.effect > 0)
      const weighing = inside(weighedAt, afterHit(tokens, hit, sentenceOf)).filter((one) => one.effect < 0)
      overrule(lifting, weighing, 'of_others')
    }
  }
  if (weighed.length > found) weighed.sort((one, other) => one.hit.from - other.hit.from)
}

/** The rest of the clause, or nothing where the marker ends it. */
function clauseAfter(tokens: Token[], hit: Hit, sentenceOf: number[]): Side {
  const { from, to } = afterHit(tokens, hit, sentenceOf)
  let end = from
  while (end < to && tokens[end]?.kind !== 'clause_break') end += 1
  return { from, to: end }
}

/** The marker counts against the nearest feeling of one side, which is then, with its like, said and not counted. */
function countInstead(
  marker: Hit,
  side: Side,
  reason: HighlightReason,
  weighedAt: Map<number, WeighedHit>,
  hitAt: Map<number, Hit>,
  sentenceOf: number[],
  onlyLifting: boolean,
): WeighedHit | undefined {
  const nearestFirst = marker.from >= side.to
  const said: Hit[] = []
  for (let at = side.from; at < side.to; at += 1) {
    const hit = hitAt.get(at)
    if (hit && isFeeling(hit.entry) && baseOf(hit) !== 0 && hit.to <= side.to) said.push(hit)
  }
  if (nearestFirst) said.reverse()
  const [lead] = said
  if (!lead) return
  const leadWeighed = weighedAt.get(lead.from)
  // A need ('time', 'friends') that others have is not counted by itself.
  const leadEffect = leadWeighed?.effect ?? 1
  if (leadWeighed?.weight === 0 || (onlyLifting && leadEffect < 0)) return
  const alike = said.flatMap((hit) => weighedAt.get(hit.from) ?? []).filter((one) => one.effect === leadEffect)
  const emotions = new Set(alike.flatMap((one) => one.emotions.flatMap((emotion) => opposites[emotion] ?? [])))
  for (const one of alike.slice(0, mostOverruled)) {
    one.weight = 0
    one.reasons.push(reason)
    one.emotions = []
  }
  return {
    hit: marker,
    effect: leadEffect > 0 ? -1 : 1,
    weight: 1,
    reasons: [reason],
    emotions: leadEffect > 0 ? [...emotions] : [],
    sentence: sentenceOf[marker.from] ?? 0,
  }
}

/** 'I did not', 'मुझे नहीं मिली': the speaker, a negation of nothing in particular, and the end of the clause. */
function isEllipsis(tokens: Token[], hits: Hit[], index: number): boolean {
  const hit = hits[index]
  if (!hit) return false
  const isSelf = [index, index - 1, index - 2].some((at) => {
    const one = hits[at]
    return one !== undefined && hit.from - one.to <= 1 && has(one, 'self')
  })
  let end = hit.to
  while (tokens[end]?.kind === 'word' && end - hit.to <= ellipsisReach) end += 1
  if (!isSelf || end - hit.to > ellipsisReach) return false
  for (let at = index + 1; hits[at] && (hits[at]?.from ?? end) < end; at += 1) {
    const next = hits[at]
    if (next && isFeeling(next.entry) && baseOf(next) !== 0) return false
  }
  return true
}
