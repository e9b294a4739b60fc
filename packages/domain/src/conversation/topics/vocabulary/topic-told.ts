import type { Language } from '../../../language'
import { parsePhrases } from '../../../replies/phrase'
import { type Entry, PhraseIndex } from '../../../replies/phrase-index'
import { type Script, type Token, tokensOf } from '../../../text/tokens-of'
import { warmTopics } from '../read-topic'
import type { Topic } from '../topics'
import { english } from './english'
import { hindi } from './hindi'
import { tamil } from './tamil'
import { telugu } from './telugu'
import { topicOfVocabulary, type Vocabulary } from './vocabulary'

/** What words weigh for a topic. */
type Weighed = { topic: Topic; weight: number }

/** A topic is told where its words weigh this much together, and more than those of any other. */
const enough = 1.5

/** Words are told by the script; those of other languages in Latin letters are not read. */
const vocabularyOf: Partial<Record<Script, Vocabulary>> = { latin: english, devanagari: hindi, tamil, telugu }

const indexes = new Map<Script, PhraseIndex<Weighed>>()

/** Made at the first message of a script: it takes a moment, unless `warmTold` did it before. */
function indexOf(script: Script, vocabulary: Vocabulary): PhraseIndex<Weighed> {
  const made = indexes.get(script) ?? new PhraseIndex(entriesOf(vocabulary), null)
  indexes.set(script, made)
  return made
}

const scriptOf: Partial<Record<Language, Script>> = { hi: 'devanagari', mr: 'devanagari', ta: 'tamil', te: 'telugu' }

/** Makes ready in slices of about a millisecond what the first message of somebody with this language needs. May be left at any slice. */
export function* warmTold(language: Language): Generator<void> {
  yield* warmTopics()
  yield* warmVocabulary('latin')
  const script = scriptOf[language]
  if (script) yield* warmVocabulary(script)
}

function* warmVocabulary(script: Script): Generator<void> {
  const vocabulary = vocabularyOf[script]
  if (!vocabulary || indexes.has(script)) return
  const ready = yield* PhraseIndex.inSlices(entriesOf(vocabulary), null)
  if (!indexes.has(script)) indexes.set(script, ready)
}

function* entriesOf(vocabulary: Vocabulary): Generator<Entry<Weighed>> {
  for (const [name, list] of Object.entries(vocabulary)) {
    const topic = topicOfVocabulary[name as keyof Vocabulary]
    for (const entry of list.split(',').map((text) => text.trim())) {
      const label = { topic, weight: weightOf(entry) }
      for (const phrase of parsePhrases(entry.replace(/^[!+]/, ''), 'spelling')) yield { label, phrase }
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

/** How much the words of a message weigh for each topic; a word counts once for each. */
function weightsIn(tokens: readonly Token[]): Map<Topic, number> {
  const weights = new Map<Topic, number>()
  const used = new Map<Topic, Set<number>>()
  const scripts = new Set(tokens.flatMap(({ kind, script }) => (kind === 'word' ? [script] : [])))
  for (const script of scripts) {
    const vocabulary = vocabularyOf[script]
    if (!vocabulary) continue
    const index = indexOf(script, vocabulary)
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
  }
  return weights
}
