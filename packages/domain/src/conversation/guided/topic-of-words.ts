import { readMessage } from '../../replies/read-message'
import type { OpenGuided, Talk } from '../conversation'
import { deniedClause, withoutDenied } from '../hearing/denied-clause'
import { hear } from '../hearing/hear'
import { moveOf } from '../hearing/moves/move-of'
import { reflectionsIn } from '../reflections/read-reflections'
import { contraryTopics } from '../topics/contrary-words'
import { isCovered } from '../topics/covered-topics'
import { topicIn, topicsIn } from '../topics/read-topic'
import { topicOpened } from '../topics/topic-opened'
import type { Topic } from '../topics/topics'
import type { Going } from './go'
import type { GuidedName } from './guided-flow'
import { asksSomething } from './listening-lines'
import { withTalk } from './said-in-talk'
import { talkAfter, talkOf } from './talk'

/** These open their topic even in a short answer to a question about another. */
const grave: ReadonlySet<Topic> = new Set([
  'grief',
  'blackmail',
  'loan_app',
  'grave_illness',
  'low_after_birth',
  'caste',
  'coming_out',
])

/** 'At night, before sleep' answers a question and opens nothing. */
const longestAnswer = 6

/** 'That is not what I said' tells of no other matter. */
const longestBareComplaint = 7

/** A longer complaint may name what was meant. */
const longestOfTheChat = 9

/** 'You didn't answer my question': said to the program, and of nothing else. */
export const isBareComplaint = (text: string): boolean =>
  moveOf(text).is === 'complaint' && hear(text).words <= longestBareComplaint

/** One word of these does not change what a talk is about: 'my papa is at the office' within a talk about grief. */
const passing: ReadonlySet<Topic> = new Set([
  'worry',
  'work',
  'loneliness',
  'abroad',
  'parents',
  'anger',
  'caring',
  'child_worry',
  'self_doubt',
  'low_mood',
])

/** `asked` is the id of the question that the words follow, without 'conversation.'. */
export type Answering = {
  going: Going
  from: OpenGuided
  topic: Topic | 'open'
  asked: string
  /** The person says that the topic was another. */
  isCorrected?: boolean
}

export type Opening = Answering & { isNew: boolean }

const topicOf = ({ name }: Pick<OpenGuided, 'name'>) => name.replace('listening.', '') as Topic | 'open'

/** The topic that words open, or the one that goes on. 'Not ragging, it's the loan' opens what stands after the denial. */
export function withTopic(going: Going, guided: OpenGuided, text: string, isQuestion: boolean): Opening {
  const talk = talkOf(going.state)
  const asked = going.state.lastSaid.at(-1)?.replace('conversation.', '') ?? ''
  const known = talk.topics.at(-1)
  const current = topicOf(guided) === 'open' ? (known ?? 'open') : topicOf(guided)
  const clause = deniedClause(text)
  // 'No sleep, and the exam' denies nothing that was said here.
  const corrects = clause && (hear(clause.denied).unknown === 0 || topicIn(clause.denied) === current)
  const rest = corrects ? clause.rest : null
  const isTakenBack = takesBack(going, current, text)
  const dropped = [
    ...droppedBy(text, talk, current, corrects ? clause.denied : null),
    ...(isTakenBack && current !== 'open' ? [current] : []),
  ]
  const found = topicOfWords(rest ?? text, current === 'open', dropped)
  // 'This is useless, you just repeat what I say' is said of the program.
  const isShort = found === 'self_doubt' || hear(text).words <= longestOfTheChat
  const isOfTheChat = isShort && moveOf(text).is === 'complaint'
  const named = isOfTheChat ? null : found
  const isAnswer = asksSomething(asked) && rest === null && text.trim().split(/\s+/u).length <= longestAnswer
  const isDenied = current !== 'open' && dropped.includes(current)
  const isOpen = current === 'open' || isDenied
  const within = named !== null && !isDenied && isCovered(current, named)
  const opens =
    named !== null && !within && (isOpen || grave.has(named) || !(isAnswer || isQuestion || passing.has(named)))
  const isNew = named !== null && !talk.topics.includes(named) && (opens || (rest !== null && !within))
  const earlier = talk.topics.filter((one) => !dropped.includes(one))
  const topic = isNew ? named : isDenied ? (earlier.at(-1) ?? 'open') : current
  const name: GuidedName = `listening.${topic}`
  const kept = { ...talk, topics: earlier, dropped }
  const next = withTalk(going, talkAfter(kept, text, isNew ? named : null))
  return {
    going: next,
    from: { ...guided, name },
    topic,
    asked,
    isNew,
    isCorrected: isDenied || (isNew && rest !== null && current !== 'open'),
  }
}

/**
 * A complaint that tells something, or a no after the opening of a topic, takes that topic back where these words do not name it: it was heard in a word of the person,
 * and was not meant. What was named in two messages is what the talk is about, however the reply was.
 */
function takesBack({ state }: Going, current: Topic | 'open', text: string): boolean {
  const isOpening = state.lastSaid.includes(`conversation.topic.${current}.opening`)
  const { words, beginsWithNo } = hear(text)
  const isComplaint = moveOf(text).is === 'complaint' && words > longestBareComplaint
  const isAgainst = isComplaint || (isOpening && beginsWithNo)
  if (current === 'open' || !isAgainst) return false
  const names = (words: string) => topicsIn(withoutDenied(words)).includes(current)
  return !names(text) && (talkOf(state).story ?? []).filter(names).length < 2
}

/** What belongs together is dropped together: 'no exams' is no result either. */
const droppedToo: Partial<Record<Topic, readonly Topic[]>> = {
  money: ['loan_app'],
  loan_app: ['money'],
  in_laws: ['parents', 'couple', 'parents_fight'],
}

/**
 * What the talk is not about, as far as it was said: 'no exams, I'm working', 'I said not money', 'my brother is abroad, I have not moved'. It
 * stays dropped for the whole talk, because whoever corrects once does not want to do it twice.
 */
function droppedBy(text: string, talk: Talk, current: Topic | 'open', denied: string | null): readonly Topic[] {
  const meant = topicsIn(withoutDenied(text))
  const ofWords = topicsIn(text).filter((one) => !meant.includes(one))
  const ofClause = denied === null ? [] : topicsIn(denied)
  const ofContrary = contraryTopics(text).filter((one) => one === current || talk.topics.includes(one))
  const now = [...ofWords, ...ofClause, ...ofContrary].flatMap((one) => [one, ...(droppedToo[one] ?? [])])
  return [...new Set([...(talk.dropped ?? []), ...now])]
}

/**
 * Where a talk has its topic, only one that is named takes its place. A birth that brought no joy is another topic than the work with a baby.
 */
function topicOfWords(text: string, isOpen: boolean, dropped: readonly Topic[]): Topic | null {
  const meant = withoutDenied(text)
  const contrary: readonly Topic[] = contraryTopics(text)
  const isLeft = (topic: Topic | null) => topic !== null && !dropped.includes(topic) && !contrary.includes(topic)
  const opened = isOpen ? topicOpened(meant) : topicIn(meant)
  const named = isLeft(opened) ? opened : (topicsIn(meant).find(isLeft) ?? null)
  const isLow = named === 'baby' && (reflectionsIn(text).includes('numb') || readMessage(text).rules.includes('sad'))
  return isLow ? 'low_after_birth' : named
}
