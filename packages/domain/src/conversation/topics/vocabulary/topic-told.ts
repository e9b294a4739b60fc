import type { Language } from '../../../language'
import { parsePhrases } from '../../../replies/phrase'
import { type Entry, PhraseIndex } from '../../../replies/phrase-index'
import { type Script, type Token, tokensOf } from '../../../text/tokens-of'
import { warmTopics } from '../read-topic'
import type { Topic } from '../topics'
import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { languagesInLatin } from './latin-language'
import { compared, entryInLatin, type SpokenInLatin } from './latin-letters'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'
import { topicOfVocabulary, type Vocabulary } from './vocabulary'

/** What words weigh for a topic. */
type Weighed = { topic: Topic; weight: number }

/** A topic is told where its words weigh this much together, and more than those of any other. */
const enough = 1.5

const vocabularies: Partial<Record<Language, Vocabulary>> = {
  en: english,
  bn: bengali,
  hi: hindi,
  mr: marathi,
  ta: tamil,
  te: telugu,
  gu: gujarati,
  kn: kannada,
}

/** A vocabulary as it is written, or of a language of India as it is typed in Latin letters. */
type Reading = { language: Language; letters: 'own' | 'latin' }

const indexes = new Map<string, PhraseIndex<Weighed>>()
const keyOf = ({ language, letters }: Reading) => `${language} ${letters}`

/** Made at the first message of a script: it takes a moment, unless `warmTold` did it before. */
function indexOf(reading: Reading, vocabulary: Vocabulary): PhraseIndex<Weighed> {
  const made = indexes.get(keyOf(reading)) ?? new PhraseIndex(entriesOf(vocabulary, reading), null)
  indexes.set(keyOf(reading), made)
  return made
}

/** The languages of a script. Devanagari is read for both: people write Marathi with Hindi words in it. */
const languagesOf: Partial<Record<Script, readonly Language[]>> = {
  latin: ['en'],
  devanagari: ['hi', 'mr'],
  bengali: ['bn'],
  gujarati: ['gu'],
  tamil: ['ta'],
  telugu: ['te'],
  kannada: ['kn'],
}

/** Makes ready in slices of about a millisecond what the first message of somebody with this language needs. May be left at any slice. */
export function* warmTold(language: Language): Generator<void> {
  yield* warmTopics()
  yield* warmVocabulary({ language: 'en', letters: 'own' })
  yield* warmVocabulary({ language, letters: 'own' })
  if (language === 'mr') yield* warmVocabulary({ language: 'hi', letters: 'own' })
  yield* warmVocabulary({ language: language === 'en' ? 'hi' : language, letters: 'latin' })
}

function* warmVocabulary(reading: Reading): Generator<void> {
  const vocabulary = vocabularies[reading.language]
  if (!vocabulary || indexes.has(keyOf(reading))) return
  const ready = yield* PhraseIndex.inSlices(entriesOf(vocabulary, reading), null)
  if (!indexes.has(keyOf(reading))) indexes.set(keyOf(reading), ready)
}

function* entriesOf(vocabulary: Vocabulary, { language, letters }: Reading): Generator<Entry<Weighed>> {
  for (const [name, list] of Object.entries(vocabulary)) {
    const topic = topicOfVocabulary[name as keyof Vocabulary]
    for (const entry of list.split(',').map((text) => text.trim())) {
      const label = { topic, weight: weightOf(entry) }
      const written = entry.replace(/^[!+]/, '')
      const read = letters === 'latin' && language !== 'en' ? entryInLatin(written, language) : written
      if (read !== null) for (const phrase of parsePhrases(read, 'spelling')) yield { label, phrase }
    }
  }
}

function weightOf(entry: string): number {
  if (entry.startsWith('!')) return 2
  return entry.startsWith('+') || /\s/.test(entry) ? 1.5 : 1
}

/**
 * The topic of words that do not name it: the one that most of them speak for; null where none does, or two as much. Linear in the length of the
 * text.
 */
export function topicTold(text: string): Topic | null {
  const tokens = tokensOf(text)
  const weights = weightsIn(tokens)
  const [first, second] = [...weights].sort(([, one], [, other]) => other - one)
  if (!first || first[1] < enough || first[1] === second?.[1]) return null
  return first[0]
}

/** How much the words of a message weigh for each topic: in each script what its languages say, in Latin letters English and the language they are of. */
function weightsIn(tokens: readonly Token[]): Map<Topic, number> {
  const weights = new Map<Topic, number>()
  const words = tokens.filter(({ kind }) => kind === 'word')
  for (const script of new Set(words.map(({ script }) => script))) {
    const own = (languagesOf[script] ?? []).map((language) => weightsFor({ language, letters: 'own' }, tokens))
    addTo(weights, mostOf(own))
    if (script !== 'latin') continue
    const spoken = languagesInLatin(words.map(({ folded }) => folded))
    addTo(
      weights,
      mostOf(spoken.map((language) => weightsFor({ language, letters: 'latin' }, comparedIn(tokens, language)))),
    )
  }
  return weights
}

const comparedIn = (tokens: readonly Token[], language: SpokenInLatin): Token[] =>
  tokens.map((token) => (token.script === 'latin' ? { ...token, folded: compared(token.folded, language) } : token))

/** Two languages that know the same word do not know it twice. */
function mostOf(all: readonly ReadonlyMap<Topic, number>[]): Map<Topic, number> {
  const most = new Map<Topic, number>()
  for (const weights of all)
    for (const [topic, weight] of weights) most.set(topic, Math.max(most.get(topic) ?? 0, weight))
  return most
}

function addTo(weights: Map<Topic, number>, more: ReadonlyMap<Topic, number>): void {
  for (const [topic, weight] of more) weights.set(topic, (weights.get(topic) ?? 0) + weight)
}

/** How much the words of a message weigh for each topic in one vocabulary; a word counts once for each. */
function weightsFor(reading: Reading, tokens: readonly Token[]): Map<Topic, number> {
  const weights = new Map<Topic, number>()
  const vocabulary = vocabularies[reading.language]
  if (!vocabulary) return weights
  const used = new Map<Topic, Set<number>>()
  const index = indexOf(reading, vocabulary)
  const sightings = [...index.sightings(index.sight(tokens))].sort(
    (one, other) => other.label.weight - one.label.weight || other.at.length - one.at.length,
  )
  for (const { label, at } of sightings) {
    const words = used.get(label.topic) ?? new Set()
    used.set(label.topic, words)
    if (at.some((word) => words.has(word))) continue
    for (const word of at) words.add(word)
    weights.set(label.topic, (weights.get(label.topic) ?? 0) + label.weight)
  }
  return weights
}
