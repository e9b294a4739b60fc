import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import NpmSentiment from 'sentiment'
import { SentimentIntensityAnalyzer } from 'vader-sentiment'
import type { Language } from '../src/language'
import { bengali } from '../src/sentiment/__phrases__/bengali'
import { english } from '../src/sentiment/__phrases__/english'
import { gujarati } from '../src/sentiment/__phrases__/gujarati'
import { hindi } from '../src/sentiment/__phrases__/hindi'
import { kannada } from '../src/sentiment/__phrases__/kannada'
import { latinHindi } from '../src/sentiment/__phrases__/latin-hindi'
import { marathi } from '../src/sentiment/__phrases__/marathi'
import type { Phrase, PhraseSet } from '../src/sentiment/__phrases__/phrase'
import { tamil } from '../src/sentiment/__phrases__/tamil'
import { telugu } from '../src/sentiment/__phrases__/telugu'
import { analyzeSentiment } from '../src/sentiment/analyze-sentiment'
import { type EmotionLabel, type Sentiment, sentiments } from '../src/sentiment/sentiment-result'

type Reading = { sentiment: Sentiment; emotions?: EmotionLabel[] }
type Engine = (text: string) => Reading

export type SentimentRow = {
  engine: string
  language: string
  part: keyof PhraseSet
  phrases: number
  accuracy: number
  macroF1: number
  recall: Record<Sentiment, number>
  /** Share of the feelings a reader hears that were named; null for engines that name none. */
  emotionsFound: number | null
  microsecondsPer200Words: number
  /** Brotli bytes of the lexicon; null for the packages compared with. */
  lexiconBytes: number | null
}

const sets: { name: string; language: Language; set: PhraseSet }[] = [
  { name: 'english', language: 'en', set: english },
  { name: 'latin-hindi', language: 'en', set: latinHindi },
  { name: 'hindi', language: 'hi', set: hindi },
  { name: 'tamil', language: 'ta', set: tamil },
  { name: 'telugu', language: 'te', set: telugu },
  { name: 'kannada', language: 'kn', set: kannada },
  { name: 'bengali', language: 'bn', set: bengali },
  { name: 'marathi', language: 'mr', set: marathi },
  { name: 'gujarati', language: 'gu', set: gujarati },
]

const npmSentiment = new NpmSentiment()

const others: { name: string; engine: Engine }[] = [
  {
    name: 'npm sentiment',
    engine: (text) => ({ sentiment: labelOf(npmSentiment.analyze(text).score, 0) }),
  },
  {
    // 0.05 is the threshold its authors give.
    name: 'npm vader-sentiment',
    engine: (text) => ({ sentiment: labelOf(SentimentIntensityAnalyzer.polarity_scores(text).compound, 0.05) }),
  },
]

function labelOf(score: number, threshold: number): Sentiment {
  if (score > threshold) return 'positive'
  return score < -threshold ? 'negative' : 'neutral'
}

/** Rows of the engines' table: ours for each language and part, and the two npm packages on the same English sentences. */
export function measureSentiment(): SentimentRow[] {
  return sets.flatMap(({ name, language, set }) => {
    const ours: Engine = (text) => analyzeSentiment(text, language)
    const lexiconBytes = brotliCompressSync(
      readFileSync(new URL(`../src/sentiment/lexicon/${name}.ts`, import.meta.url)),
    ).length
    const engines = [{ name: 'maitri', engine: ours }, ...(name === 'english' ? others : [])]
    return (['tuning', 'heldOut'] as const).flatMap((part) =>
      engines.map(({ name: engineName, engine }) => ({
        engine: engineName,
        language: name,
        part,
        phrases: set[part].length,
        ...quality(set[part], engine),
        microsecondsPer200Words: speed(set[part], engine),
        lexiconBytes: engineName === 'maitri' ? lexiconBytes : null,
      })),
    )
  })
}

function quality(phrases: Phrase[], engine: Engine) {
  const readings = phrases.map((phrase) => ({ phrase, read: engine(phrase.text) }))
  const right = readings.filter(({ phrase, read }) => phrase.sentiment === read.sentiment)
  const of = (list: typeof readings, label: Sentiment) => list.filter(({ phrase }) => phrase.sentiment === label).length
  const recall = Object.fromEntries(
    sentiments.map((label) => [label, share(of(right, label), of(readings, label))]),
  ) as Record<Sentiment, number>
  const f1 = sentiments.map((label) => {
    const said = readings.filter(({ read }) => read.sentiment === label).length
    return share(2 * of(right, label), said + of(readings, label))
  })
  const heard = readings.flatMap(({ phrase, read }) =>
    phrase.emotions.map((emotion) => read.emotions?.includes(emotion)),
  )
  const namesEmotions = readings.some(({ read }) => read.emotions)
  return {
    accuracy: share(right.length, readings.length),
    macroF1: f1.reduce((sum, one) => sum + one, 0) / f1.length,
    recall,
    emotionsFound: namesEmotions ? share(heard.filter(Boolean).length, heard.length) : null,
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** Microseconds for a text of 200 words made of the phrases, the median of some rounds after a warm-up. */
function speed(phrases: Phrase[], engine: Engine): number {
  const words = phrases.flatMap((phrase) => phrase.text.split(/\s+/))
  const text = Array.from({ length: 200 }, (_, index) => words[index % words.length]).join(' ')
  for (let round = 0; round < 30; round += 1) engine(text)
  const times = Array.from({ length: 41 }, () => {
    const startedAt = performance.now()
    engine(text)
    return (performance.now() - startedAt) * 1000
  })
  return times.sort((one, other) => one - other)[20] ?? 0
}
