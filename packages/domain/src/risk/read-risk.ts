import type { Language } from '../language'
import { isChild } from './childhood'
import { glued, lexiconOf } from './lexicon'
import { type Concept, concepts } from './lexicon/concept'
import { conceptsOf, eachMatch, Found, type Match, patternOf } from './matcher'
import { type RiskReading, type RiskTier, riskTiers } from './risk-tier'
import { idioms, type Rule, rules } from './rules'
import { WordIndex } from './word-index'
import { readWords } from './words'

type Matched = Exclude<RiskTier, 'none'>
type About = RiskReading['about']

const { en, ...indian } = lexiconOf
const index = new WordIndex(en, Object.values(indian), glued)

const readyRules = rules.map((rule) => ({
  rule,
  pattern: patternOf(rule.find, rule.span, rule.clear),
  unless: rule.unless === undefined ? null : conceptsOf(rule.unless),
  mostWords: rule.mostWords ?? Number.POSITIVE_INFINITY,
}))
const readyIdioms = idioms.map((idiom) => ({
  pattern: patternOf(idiom.find, idiom.span),
  blank: conceptsOf(idiom.blank),
}))

const sets = {
  self: conceptsOf('self'),
  other: conceptsOf('other'),
  subject: conceptsOf('self|other'),
  household: conceptsOf('partner|family'),
  not: conceptsOf('not'),
  no: conceptsOf('no'),
  nahi: conceptsOf('nahi|unwant'),
  negation: conceptsOf('not|no|nahi|unwant'),
  knowing: conceptsOf('know'),
  why: conceptsOf('why'),
  live: conceptsOf('live'),
  past: conceptsOf('past'),
  meaning: conceptsOf('want|think|will|plan|try'),
  news: conceptsOf('news'),
  idiom: conceptsOf('idiom'),
  tonight: conceptsOf('tonight'),
  now: conceptsOf('now'),
  going: conceptsOf('will|plan|doing'),
  upset: conceptsOf('upset'),
}

/** Within an idiom nothing counts but who, when and where it was told. */
const plain = new Set<Concept>(['self', 'my', 'other', 'partner', 'family', 'idiom', 'tonight', 'now', 'news', 'past'])
const sharp = conceptsOf(concepts.filter((concept) => !plain.has(concept)))

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
  for (const { rule, pattern, unless, mostWords } of readyRules) {
    if (matched.get(rule.tier) === 'self' || found.count > mostWords) continue
    eachMatch(found, pattern, (match) => {
      if (unless !== null && found.isBetween(unless, found.low(match.first, 8), found.high(match.last, 8))) return false
      const about = rule.about ?? aboutWhom(found, match, rule)
      if ((rule.deniable && isDenied(found, match)) || isReported(found, match, about)) {
        note('distress', about)
        return false
      }
      note(rule.tier, about)
      if (rule.tier === 'crisis' && isTimed(found, match)) note('imminent', about)
      return about === 'self'
    })
  }
  if ((matched.size > 0 || found.has(sets.upset)) && isChild(found)) note('minor', 'self')
  const tiers = riskTiers.filter((tier): tier is Matched => tier !== 'none' && matched.has(tier))
  const [tier] = tiers
  return { tier: tier ?? 'none', about: (tier && matched.get(tier)) ?? 'self', matched: tiers }
}

/** S7: the words of a harmless turn of phrase stop counting before any rule is read. */
function blankIdioms(found: Found): void {
  if (found.has(sets.idiom)) {
    const isBlank = new Uint8Array(found.count)
    const { from, to } = found.places(sets.idiom)
    from.forEach((start, i) => {
      isBlank.fill(1, start, (to[i] ?? start) + 1)
    })
    found.drop(sharp, isBlank)
  }
  for (const { pattern, blank } of readyIdioms) {
    let isBlank: Uint8Array | null = null
    eachMatch(found, pattern, (match) => {
      isBlank ??= new Uint8Array(found.count)
      isBlank.fill(1, match.first, match.last + 1)
      return false
    })
    if (isBlank !== null) found.drop(blank, isBlank)
  }
}

/** S8: the nearest subject before the last word found; in all eight languages it stands before the verb. */
function aboutWhom(found: Found, match: Match, rule: Rule): About {
  if (!found.has(sets.other)) return 'self'
  const low = found.low(match.first, 12)
  if (rule.tier === 'abuse') {
    // The one who hurts is the subject; whom it hurts is 'me', or someone who is not of the household.
    const high = found.high(match.last, 12)
    if (found.isBetween(sets.self, low, high)) return 'self'
    for (let at = low; at <= high; at++) {
      if (found.isBetween(sets.other, at, at) && !found.isBetween(sets.household, at, at)) return 'someone_else'
    }
    return 'self'
  }
  const subject = found.lastBetween(sets.subject, low, match.last)
  return subject >= 0 && !found.isBetween(sets.self, subject, subject) ? 'someone_else' : 'self'
}

const notReach = 8
const nahiReach = 3
const fillers = new Set(['realy', 'even', 'quite', 'exactly', 'always', 'that'])

/** 'I don't (even) know whether I want to live': the 'not' goes with the knowing. */
function isKnowing(found: Found, at: number): boolean {
  const next = fillers.has(found.words.plain[at] ?? '') ? at + 1 : at
  return found.isBetween(sets.knowing, next, next)
}

/** S7: 'I am not suicidal', 'मरना नहीं चाहती'. Two negations cancel out, so 'not that I don't want to die' still counts. */
function isDenied(found: Found, match: Match): boolean {
  const { clause } = found.words
  const low = found.low(match.first, notReach)
  const high = found.high(match.last, nahiReach)
  if (!found.isBetween(sets.negation, low, high)) return false
  let negations = 0
  let lastNot = -2
  let lastNahi = -2
  for (let at = low; at <= high; at++) {
    if (clause[at] !== clause[match.first] && clause[at] !== clause[match.last]) continue
    const isNot = at < match.last && found.isBetween(sets.not, at, at) && !isKnowing(found, at + 1)
    const isNo =
      (at === match.first - 1 || at === match.first - 2) &&
      found.isBetween(sets.no, at, at) &&
      !found.isBetween(sets.self, at + 1, at + 1)
    if (isNot || isNo) {
      // 'have no plans to' is one negation, however many entries it matches.
      if (at - lastNot > 1) negations++
      lastNot = at
    } else if (at >= match.first - 1 && found.isBetween(sets.nahi, at, at)) {
      // The negation belongs to 'live' in 'जीना नहीं मरना चाहती हूँ', and to a question in 'मर क्यों नहीं जाती'.
      if (found.isBetween(sets.live, at - 2, at) || found.isBetween(sets.why, low, high)) continue
      // A negation of two words ('అనిపించడం లేదు') is one.
      if (at - lastNahi > 1) negations++
      lastNahi = at
    }
  }
  return negations % 2 === 1
}

/** S7: bereavement and news are told of others, as done or in the press; they give distress at most. */
function isReported(found: Found, match: Match, about: About): boolean {
  const low = found.low(match.first, 12)
  if (found.isBetween(sets.news, low, found.high(match.last, 12)) && !found.isBetween(sets.self, low, match.last)) {
    return true
  }
  if (about === 'self' || !found.has(sets.past)) return false
  const isMeant = found.isBetween(sets.meaning, match.first - 3, match.last + 1)
  return !isMeant && found.isBetween(sets.past, match.first - 3, match.last + 3)
}

/** A time set for it makes a crisis imminent: 'tonight' always, 'now' with a decision. */
function isTimed(found: Found, match: Match): boolean {
  const low = found.low(match.first, 10)
  const high = found.high(match.last, 10)
  if (found.isBetween(sets.tonight, low, high)) return true
  return found.isBetween(sets.now, low, high) && found.isBetween(sets.going, low, high)
}
