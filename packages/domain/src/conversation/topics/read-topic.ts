import type { PhraseIndex, Sighting } from '../../replies/phrase-index'
import { indexInSlices, indexOfTables } from '../../replies/word-tables'
import { tokensOf } from '../../text/tokens-of'
import { isOfAnother, type Spoken } from '../hearing/who-and-not'
import { type Manner, manners, type SpokenChoice, spokenChoices, type Topic, topics } from './topics'
import { topicTables } from './words/tables'
import type { TopicWords } from './words/topic-words'

type Label =
  | { is: 'topic'; topic: Topic }
  | { is: 'manner'; manner: Manner }
  | { is: 'spoken'; choice: SpokenChoice }
  | { is: 'panic_now' | 'wants_person' | 'filler' | 'asks' }

/** Where as many words speak for two topics the more particular one is meant: 'papa .. died' is grief before it is a parent. */
const particular: readonly Topic[] = [
  'pet',
  'grief',
  'scam',
  'theft',
  'harassment',
  'blackmail',
  'owed',
  'loan_app',
  'coming_out',
  'caste',
  'discrimination',
  'bullying',
  'low_after_birth',
  'infertility',
  'farm',
  'grave_illness',
  'own_illness',
  'baby',
  'drinker_at_home',
  'caring',
  'teen_phone',
  'habit',
  'alcohol',
  'breakup',
  'stammer',
  'friend_in_need',
  'child_worry',
  'parents_fight',
  'privacy',
  'in_laws',
  'marriage',
  'couple',
  'harsh_boss',
  'retired',
  'job_loss',
  'result',
  'exams',
  'panic',
  'money',
  'envy',
  'neighbours',
  'friendship',
  'direction',
  'work',
  'body',
  'homesick',
  'abroad',
  'old_age',
  'parents',
  'loneliness',
  'sleep',
  'anger',
  'guilt',
  'self_doubt',
  'worry',
  'low_mood',
]

/** Only a topic where it is about the one who writes: 'my brother is in America' is no talk about being abroad. */
const ofOneself: ReadonlySet<Topic> = new Set(['abroad', 'homesick', 'retired', 'envy'])

const listsOf = (words: TopicWords): (readonly [list: string, label: Label])[] => [
  ...topics.map((topic) => [words.topics[topic], { is: 'topic', topic }] as const),
  ...manners.map((manner) => [words.manners[manner], { is: 'manner', manner }] as const),
  ...spokenChoices.map((choice) => [words.spoken[choice], { is: 'spoken', choice }] as const),
  [words.panicNow, { is: 'panic_now' }],
  [words.wantsPerson, { is: 'wants_person' }],
  [words.filler, { is: 'filler' }],
  [words.asks, { is: 'asks' }],
]

let made: PhraseIndex<Label> | null = null

/** Made at the first message: it takes a moment, unless `warmTopics` did it before. */
function index(): PhraseIndex<Label> {
  made ??= indexOfTables(topicTables, listsOf)
  return made
}

/** Makes ready in slices of about a millisecond what the first message needs. May be left at any slice. */
export function* warmTopics(): Generator<void> {
  if (made) return
  const ready = yield* indexInSlices(topicTables, listsOf)
  made ??= ready
}

type Found = { sightings: readonly Sighting<Label>[]; words: number; spoken: Spoken }

/** A turn asks several things of the same words: they are read once. */
let latest: { text: string; found: Found } | null = null

function found(text: string): Found {
  if (latest?.text === text) return latest.found
  const tokens = tokensOf(text)
  const sighted = index().sight(tokens)
  const spoken = {
    words: tokens.flatMap(({ kind, folded }) => (kind === 'word' ? [folded] : [])),
    clause: sighted.clause,
  }
  latest = { text, found: { sightings: index().sightings(sighted), words: sighted.senses.length, spoken } }
  return latest.found
}

/** What a message is about: the topic that the most of its words speak for; null where none is named. Linear in the length of the text. */
export const topicIn = (text: string): Topic | null => topicsIn(text)[0] ?? null

/** Every topic that a message names, the one that the most of its words speak for first. Linear in the length of the text. */
export function topicsIn(text: string): Topic[] {
  const words = new Map<Topic, number>()
  const { sightings, spoken } = found(text)
  for (const { label, at } of sightings)
    if (label.is === 'topic' && !(ofOneself.has(label.topic) && isOfAnother(spoken, at)))
      words.set(label.topic, Math.max(words.get(label.topic) ?? 0, at.length))
  return [...words]
    .sort(([one, many], [other, more]) => more - many || particular.indexOf(one) - particular.indexOf(other))
    .map(([topic]) => topic)
}

/** Whether panic is here at this moment. */
export const isPanicNow = (text: string): boolean => found(text).sightings.some(({ label }) => label.is === 'panic_now')

export const wantsPerson = (text: string): boolean =>
  found(text).sightings.some(({ label }) => label.is === 'wants_person')

/** Whether a message asks for something to know. */
export const asksForFacts = (text: string): boolean =>
  text.trim().endsWith('?') || found(text).sightings.some(({ label }) => label.is === 'asks')

export function mannerIn(text: string): Manner | null {
  const { sightings } = found(text)
  return (
    manners.find((manner) => sightings.some(({ label }) => label.is === 'manner' && label.manner === manner)) ?? null
  )
}

/** What a short message chooses, where nothing else is in it; null where it says two things. */
export function spokenChoiceIn(text: string): SpokenChoice | null {
  const { sightings, words } = found(text)
  const covered = new Set<number>()
  let longest = 0
  let chosen: SpokenChoice | null = null
  let isTwo = false
  for (const { label, at } of sightings) {
    if (label.is !== 'spoken' && label.is !== 'filler') continue
    for (const word of at) covered.add(word)
    if (label.is !== 'spoken') continue
    if (at.length > longest) {
      longest = at.length
      chosen = label.choice
      isTwo = false
    } else if (at.length === longest && label.choice !== chosen) isTwo = true
  }
  return covered.size === words && !isTwo ? chosen : null
}
