import type { Token } from '../text/tokens-of'
import { settleContrasts } from './contrast'
import type { Entry } from './entry'
import { type Hit, has, isFeeling } from './find-hits'
import { settleIrony } from './irony'
import { settleLaughter } from './laughter'
import { findNegations } from './negation'
import { numberSentences } from './number-sentences'
import { settleOthers } from './others'
import { settleQuoted } from './quoted-words'
import { settleRunOns } from './run-ons'
import type { EmotionLabel, HighlightReason } from './sentiment-result'
import { opposites, type WeighedHit } from './weighed-hit'

const faintWeight = 0.5
const intensified = 1.5

/** A link and up to two words of strength or negation. */
const mostBetween = 3

/** What each found word of feeling counts as, in the order of the text. */
export function weighHits(text: string, tokens: Token[], hits: Hit[]): WeighedHit[] {
  const sentenceOf = numberSentences(tokens)
  const { turned, idle } = findNegations(tokens, hits)
  const askedAbout = sentencesAskedAbout(hits, sentenceOf)
  const weighed: WeighedHit[] = []
  for (const [index, hit] of hits.entries()) {
    if (askedAbout.has(sentenceOf[hit.from] ?? 0)) continue
    const counted = weigh(hit, turned[index], strengthAt(tokens, hits, index), sentenceOf[hit.from] ?? 0)
    if (counted) weighed.push(counted)
  }
  cancelNeitherNor(weighed)
  predicateDecides(hits, weighed)
  settleOthers(tokens, hits, weighed, sentenceOf, idle)
  settleContrasts(tokens, hits, weighed, sentenceOf)
  settleRunOns(tokens, hits, weighed, sentenceOf)
  settleIrony(tokens, weighed)
  settleQuoted(text, tokens, weighed)
  settleLaughter(tokens, weighed)
  yieldToStronger(weighed)
  settleFaint(weighed)
  return weighed
}

function sentencesAskedAbout(hits: Hit[], sentenceOf: number[]): Set<number> {
  const asked = new Set<number>()
  for (const hit of hits) if (has(hit, 'asks_about')) asked.add(sentenceOf[hit.from] ?? 0)
  if (asked.size > 0) for (const hit of hits) if (has(hit, 'self')) asked.delete(sentenceOf[hit.from] ?? 0)
  return asked
}

type Strength = 'intensified' | 'diminished' | 'plain'

/** An intensifier or diminisher stands up to two words before, or as a phrase ('a lot') right after. */
function strengthAt(tokens: Token[], hits: Hit[], index: number): Strength {
  const hit = hits[index]
  if (!hit) return 'plain'
  for (let before = index - 1; before >= Math.max(0, index - 3); before -= 1) {
    const other = hits[before]
    if (!other || hit.from - other.to > 2 || tokens.slice(other.to, hit.from).some((token) => token.kind !== 'word'))
      break
    if (has(other, 'intensifies')) return 'intensified'
    if (has(other, 'diminishes')) return 'diminished'
    if (!has(other, 'common') && !has(other, 'negates_next')) break
  }
  const next = hits[index + 1]
  if (next && next.from === hit.to && next.entry.phrase && has(next, 'intensifies')) return 'intensified'
  return 'plain'
}

function weigh(
  hit: Hit,
  turned: { negations: number; wished: boolean; past: boolean } | undefined,
  strength: Strength,
  sentence: number,
): WeighedHit | undefined {
  const { entry } = hit
  if (!isFeeling(entry)) return
  const isNegated = ((turned?.negations ?? 0) + (hit.negatedInside ? 1 : 0)) % 2 === 1
  const past = turned?.past ?? false
  const wished = turned?.wished ?? false
  const base = entry.effect || (entry.missed ? 1 : 0)
  let effect = isNegated !== past ? -base : base
  const wishedAway = wished && effect > 0
  if (wishedAway) effect = -1
  if (entry.missed && entry.effect === 0 && effect > 0) return
  if (effect === 0) return isNegated ? undefined : unweighed(hit, entry, sentence)

  const reasons: HighlightReason[] = []
  if (isNegated || wishedAway) reasons.push('negated')
  if (wishedAway) reasons.push('wished')
  if (past) reasons.push('past')
  if (strength !== 'plain') reasons.push(strength)
  if (entry.phrase) reasons.push('idiom')
  if (entry.emoji) reasons.push('emoji')
  const turnedRound = isNegated || past || wishedAway
  const isFaint = entry.faint || strength === 'diminished' || (turnedRound && effect > 0) || past || wishedAway
  return {
    hit,
    effect: effect > 0 ? 1 : -1,
    weight: isFaint ? faintWeight : strength === 'intensified' ? intensified : 1,
    reasons,
    emotions: emotionsSaid(entry, turnedRound, isNegated),
    sentence,
  }
}

/** A feeling that neither lifts nor weighs, such as surprise. */
const unweighed = (hit: Hit, entry: Entry, sentence: number): WeighedHit => ({
  hit,
  effect: 1,
  weight: 0,
  reasons: [],
  emotions: entry.emotions,
  sentence,
})

function emotionsSaid(entry: Entry, turnedRound: boolean, isNegated: boolean): EmotionLabel[] {
  if (!turnedRound) return entry.emotions
  if (entry.missedEmotions.length > 0) return entry.missedEmotions
  if (!isNegated) return []
  return entry.emotions.flatMap((emotion) => opposites[emotion] ?? [])
}

/** 'My confidence is broken', 'the problem is solved': where a link joins two words of feeling, the second one is said. */
function predicateDecides(hits: Hit[], weighed: WeighedHit[]) {
  const indexOf = new Map(hits.map((hit, index) => [hit, index]))
  for (const [place, said] of weighed.entries()) {
    const subject = weighed[place - 1]
    if (!subject || subject.effect === said.effect || subject.weight === 0 || subject.sentence !== said.sentence)
      continue
    const between = hits.slice((indexOf.get(subject.hit) ?? 0) + 1, indexOf.get(said.hit))
    const covered = between.reduce((sum, hit) => sum + hit.to - hit.from, 0)
    const isLinked = between.some((hit) => has(hit, 'links')) && between.length <= mostBetween
    const isPlain = between.every((hit) => has(hit, 'links') || has(hit, 'intensifies') || has(hit, 'negates_next'))
    if (isLinked && isPlain && covered === said.hit.from - subject.hit.to) {
      subject.weight = 0
      subject.emotions = []
    }
  }
}

/** 'Neither happy nor sad' says nothing either way: one sentence, all of it negated, in both directions. */
function cancelNeitherNor(weighed: WeighedHit[]) {
  for (const group of bySentence(weighed)) {
    const allNegated = group.every((one) => one.reasons.includes('negated'))
    if (!allNegated || !group.some((one) => one.effect > 0) || !group.some((one) => one.effect < 0)) continue
    for (const one of group) {
      one.weight = 0
      one.emotions = []
    }
  }
}

/** A faint word gives way to a plain one of the opposite effect in its sentence: 'a bit tired and very happy'. */
function yieldToStronger(weighed: WeighedHit[]) {
  for (const group of bySentence(weighed)) {
    const plain = new Set(group.filter((one) => one.weight >= 1).map((one) => one.effect))
    for (const one of group) if (one.weight < 1 && plain.has(one.effect === 1 ? -1 : 1)) one.weight = 0
  }
}

/** What lifts faintly ('ठीक', 'better') lifts nothing alone: it counts beside what lifts plainly. */
function settleFaint(weighed: WeighedHit[]) {
  const lifting = weighed.filter((one) => one.effect > 0 && one.weight > 0)
  if (lifting.some((one) => one.weight >= 1 || !one.hit.entry.faint)) return
  for (const one of lifting) one.weight = 0
}

function bySentence(weighed: WeighedHit[]): WeighedHit[][] {
  const groups = new Map<number, WeighedHit[]>()
  for (const one of weighed) {
    const group = groups.get(one.sentence)
    if (group) group.push(one)
    else groups.set(one.sentence, [one])
  }
  return [...groups.values()]
}
