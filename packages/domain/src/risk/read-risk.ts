import type { Language } from '../language'
import { isChild } from './childhood'
import { english, glued, indian } from './lexicon'
import { type Concept, concepts } from './lexicon/concept'
import { conceptIds, eachMatch, Found, type Match, patternOf } from './matcher'
import { type RiskReading, type RiskTier, riskTiers } from './risk-tier'
import { idioms, type Rule, rules } from './rules'
import { conceptId, WordIndex } from './word-index'
import { readWords } from './words'

type Matched = Exclude<RiskTier, 'none'>
type About = RiskReading['about']

const index = new WordIndex(english, indian, glued)

const readyRules = rules.map((rule) => ({
  rule,
  pattern: patternOf(rule.find, rule.span, rule.clear),
  unless: conceptIds(rule.unless),
}))
const readyIdioms = idioms.map((idiom) => ({
  pattern: patternOf(idiom.find, idiom.span),
  blank: conceptIds(idiom.blank),
}))

const ids = {
  self: conceptIds('self'),
  other: conceptIds('other'),
  household: conceptIds('partner|family'),
  not: conceptIds('not'),
  no: conceptIds('no'),
  nahi: conceptIds('nahi|unwant'),
  knowing: conceptIds('know'),
  why: conceptIds('why'),
  live: conceptIds('live'),
  past: conceptIds('past'),
  meaning: conceptIds('want|think|will|plan|try'),
  news: conceptIds('news'),
  idiom: conceptIds('idiom'),
  tonight: conceptIds('tonight'),
  now: conceptIds('now'),
  going: conceptIds('will|plan|doing'),
  upset: conceptIds('upset'),
}
/** Within an idiom nothing counts but who and when. */
const plainConcepts = new Set<Concept>([
  'self',
  'my',
  'other',
  'partner',
  'family',
  'idiom',
  'tonight',
  'now',
  'news',
  'past',
])
const sharp = concepts.filter((concept) => !plainConcepts.has(concept)).map(conceptId)

/** One tier of the crisis gate for what a person wrote or said. The language is a hint only: all eight are always read. */
export function assessRisk(text: string, language: Language): RiskTier {
  return readRisk(text, language).tier
}

/** The tier, whom the words are about, and every tier that matched, most urgent first. Linear in the text's length. */
export function readRisk(text: string, _language: Language): RiskReading {
  const found = new Found(index.unglued(readWords(text)), index)
  blankIdioms(found)
  const matched = new Map<Matched, About>()
  const note = (tier: Matched, about: About) => {
    if (matched.get(tier) !== 'self') matched.set(tier, about)
  }
  for (const { rule, pattern, unless } of readyRules) {
    if (matched.get(rule.tier) === 'self' || found.count > (rule.mostWords ?? Number.POSITIVE_INFINITY)) continue
    eachMatch(found, pattern, (match) => {
      if (isExcused(found, match, unless)) return false
      const about = rule.about ?? aboutWhom(found, match, rule)
      if (rule.deniable && isDenied(found, match)) note('distress', about)
      else if (isReported(found, match, about)) note('distress', about)
      else {
        note(rule.tier, about)
        if (rule.tier === 'crisis' && isTimed(found, match)) note('imminent', about)
        return about === 'self'
      }
      return false
    })
  }
  if (isChild(found) && (matched.size > 0 || found.has(ids.upset))) note('minor', 'self')
  const tiers = riskTiers.filter((tier): tier is Matched => tier !== 'none' && matched.has(tier))
  const [tier] = tiers
  return { tier: tier ?? 'none', about: (tier && matched.get(tier)) ?? 'self', matched: tiers }
}

function blankIdioms(found: Found): void {
  const inIdiom = new Uint8Array(found.count)
  for (const concept of ids.idiom) {
    const ends = found.ends(concept)
    found.starts(concept).forEach((start, i) => inIdiom.fill(1, start, (ends[i] ?? start) + 1))
  }
  if (found.has(ids.idiom)) for (const concept of sharp) found.drop(concept, inIdiom)
  for (const { pattern, blank } of readyIdioms) {
    const places = new Uint8Array(found.count)
    let isUsed = false
    eachMatch(found, pattern, (match) => {
      places.fill(1, match.first, match.last + 1)
      isUsed = true
      return false
    })
    if (isUsed) for (const concept of blank) found.drop(concept, places)
  }
}

const excuseReach = 8

function isExcused(found: Found, match: Match, unless: readonly number[]): boolean {
  if (unless.length === 0 || !found.has(unless)) return false
  const [low, high] = around(found, match, excuseReach)
  return found.isBetween(unless, low, high)
}

function around(found: Found, match: Match, reach: number): [number, number] {
  return [found.bounds(match.first, reach)[0], found.bounds(match.last, reach)[1]]
}

/** S8: the nearest subject before the last word found; in all eight languages it stands before the verb. */
function aboutWhom(found: Found, match: Match, rule: Rule): About {
  if (!found.has(ids.other)) return 'self'
  const [low, high] = around(found, match, 12)
  if (rule.tier === 'abuse') {
    // The one who hurts is the subject; whom it hurts is 'me', or someone who is not of the household.
    if (found.isBetween(ids.self, low, high)) return 'self'
    for (let at = low; at <= high; at++)
      if (found.isBetween(ids.other, at, at) && !found.isBetween(ids.household, at, at)) return 'someone_else'
    return 'self'
  }
  for (let at = match.last; at >= low; at--) {
    if (found.isBetween(ids.self, at, at)) return 'self'
    if (found.isBetween(ids.other, at, at)) return 'someone_else'
  }
  return 'self'
}

const notReach = 4
const nahiReach = 3

const fillers = new Set(['realy', 'even', 'quite', 'exactly', 'always', 'that'])

/** 'I don't (even) know whether I want to live': the 'not' goes with the knowing. */
function isKnowing(found: Found, at: number): boolean {
  const next = fillers.has(found.words.plain[at] ?? '') ? at + 1 : at
  return found.isBetween(ids.knowing, next, next)
}

/** S7: 'I am not suicidal', 'मरना नहीं चाहती'. Two negations cancel out, so 'not that I don't want to die' still counts. */
function isDenied(found: Found, match: Match): boolean {
  const { clause } = found.words
  const [low, high] = around(found, match, notReach + 4)
  let negations = 0
  let lastNahi = -2
  for (let at = low; at <= high; at++) {
    if (clause[at] !== clause[match.first] && clause[at] !== clause[match.last]) continue
    const isBefore = at < match.last
    const isNot = isBefore && found.isBetween(ids.not, at, at) && !isKnowing(found, at + 1)
    const isNo =
      found.isBetween(ids.no, at, at) &&
      (at === match.first - 1 || at === match.first - 2) &&
      !found.isBetween(ids.self, at + 1, at + 1)
    if (isNot || isNo) negations++
    else if (found.isBetween(ids.nahi, at, at) && at >= match.first - 1 && at <= match.last + nahiReach) {
      // The negation belongs to 'live' in 'जीना नहीं मरना चाहती हूँ', and to a question in 'मर क्यों नहीं जाती'.
      if (found.isBetween(ids.live, Math.max(low, at - 2), at) || found.isBetween(ids.why, low, high)) continue
      // A negation of two words ('అనిపించడం లేదు') is one.
      if (at - lastNahi > 1) negations++
      lastNahi = at
    }
  }
  return negations % 2 === 1
}

/** S7: bereavement and news are told of others, as done or in the press; they give distress at most. */
function isReported(found: Found, match: Match, about: About): boolean {
  const [low, high] = around(found, match, 12)
  if (found.isBetween(ids.news, low, high) && !found.isBetween(ids.self, low, match.last)) return true
  if (about === 'self' || !found.has(ids.past)) return false
  return (
    found.isBetween(ids.past, match.first - 3, match.last + 3) &&
    !found.isBetween(ids.meaning, match.first - 3, match.last + 1)
  )
}

/** A time set for it makes a crisis imminent: 'tonight' always, 'now' with a decision. */
function isTimed(found: Found, match: Match): boolean {
  const [low, high] = around(found, match, 10)
  if (found.isBetween(ids.tonight, low, high)) return true
  return found.isBetween(ids.now, low, high) && found.isBetween(ids.going, low, high)
}
