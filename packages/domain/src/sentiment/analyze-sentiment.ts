import type { Language } from '../language'
import type { Token } from '../text/tokens-of'
import { beginsAsQuestion } from './begins-as-question'
import { type Hit, has } from './find-hits'
import { readTone, type ToneReading } from './learned/read-tone'
import { onlyTells } from './only-tells'
import { sentimentFromCounts } from './sentiment-from-counts'
import type { EmotionLabel, Highlight, SentimentResult, TopicCounts } from './sentiment-result'
import { settleWhole } from './settle-whole'
import { weighText } from './weigh-text'
import type { WeighedHit } from './weighed-hit'

/** Below this a result is a first impression: `docs/safety.md` S20. */
const enoughWords = 20

/** A feeling that was overruled by a contrast was still said, more quietly. */
const quietest = 0.5

/** What the words of a text say about how its writer feels. Counts are after negation and after what the whole of it says, the score is the specification's formula over them; any script is read under any `language`, which only settles what the script leaves open. */
export function analyzeSentiment(text: string, language: Language): SentimentResult {
  const { tokens, hits, weighed: found } = weighText(text, language)
  const wordCount = tokens.filter((token) => token.kind === 'word').length
  const reading = readTone(tokens, found)
  // Of few words those that are listed say more than a guess.
  const isGuess = wordCount < enoughWords && !reading.isSure && found.some(({ weight }) => weight > 0)
  const weighed = isGuess ? found : settleWhole(tokens, found, reading)
  const positiveWords = countOf(weighed, 1)
  const negativeWords = countOf(weighed, -1)
  const notEnoughReason = whyNotEnough(wordCount, positiveWords + negativeWords, reading)
  return {
    ...sentimentFromCounts(positiveWords, negativeWords),
    positiveWords,
    negativeWords,
    wordCount,
    emotions: emotionsOf(weighed),
    highlights: highlightsOf(weighed, tokens),
    topics: topicsOf(hits),
    isQuestion:
      /[?？؟]/.test(text) ||
      hits.some((hit) => has(hit, 'asks') && !onlyTells(tokens, hit.from)) ||
      beginsAsQuestion(tokens),
    enough: notEnoughReason === null,
    notEnoughReason,
  }
}

function whyNotEnough(wordCount: number, counted: number, { isSure }: ToneReading): SentimentResult['notEnoughReason'] {
  if (wordCount < enoughWords) return 'few_words'
  if (isSure) return null
  return counted === 0 ? 'few_known_words' : 'unclear'
}

const countOf = (weighed: WeighedHit[], effect: 1 | -1) =>
  weighed.filter((one) => one.effect === effect && one.weight > 0).length

function emotionsOf(weighed: WeighedHit[]): EmotionLabel[] {
  const strength = new Map<EmotionLabel, number>()
  for (const one of weighed) {
    for (const emotion of one.emotions) {
      strength.set(emotion, (strength.get(emotion) ?? 0) + Math.max(one.weight, quietest))
    }
  }
  if (strength.size === 0) return ['neutral']
  return [...strength].sort(([, one], [, other]) => other - one).map(([emotion]) => emotion)
}

function highlightsOf(weighed: WeighedHit[], tokens: Token[]): Highlight[] {
  return weighed.flatMap(({ hit, effect, weight, reasons }) => {
    const first = tokens[hit.from]
    const last = tokens[hit.to - 1]
    if (!first || !last || (weight === 0 && reasons.length === 0 && hit.entry.effect === 0)) return []
    return [{ start: first.start, end: last.end, effect: effect === 1 ? 'positive' : 'negative', weight, reasons }]
  })
}

function topicsOf(hits: Hit[]): TopicCounts {
  const topics: TopicCounts = { stress: 0, anxiety: 0, breathing: 0, depression: 0 }
  for (const hit of hits) for (const topic of hit.entry.topics) topics[topic] += 1
  return topics
}
