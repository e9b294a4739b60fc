import { readMessage } from '../../replies/read-message'
import type { OpenGuided } from '../conversation'
import { deniedClause, withoutDenied } from '../hearing/denied-clause'
import { hear } from '../hearing/hear'
import { reflectionsIn } from '../reflections/read-reflections'
import { topicIn } from '../topics/read-topic'
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
  const named = topicOfWords(rest ?? text, current === 'open')
  const isAnswer = asksSomething(asked) && rest === null && text.trim().split(/\s+/u).length <= longestAnswer
  const opens =
    named !== null && (current === 'open' || grave.has(named) || !(isAnswer || isQuestion || passing.has(named)))
  const isNew = named !== null && !talk.topics.includes(named) && (opens || rest !== null)
  const isDenied = !isNew && denies(text, current)
  const topic = isNew ? named : isDenied ? 'open' : current
  const name: GuidedName = `listening.${topic}`
  const kept = isDenied ? { ...talk, topics: talk.topics.filter((one) => one !== current) } : talk
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

/** 'No exams, I'm working': the topic was taken from a word, and is not what the talk is about. */
const denies = (text: string, topic: Topic | 'open'): boolean =>
  topic !== 'open' && topicIn(text) === topic && topicIn(withoutDenied(text)) !== topic

/**
 * Where a talk has its topic, only one that is named takes its place. A birth that brought no joy is another topic than the work with a baby.
 */
function topicOfWords(text: string, isOpen: boolean): Topic | null {
  const meant = withoutDenied(text)
  const named = isOpen ? topicOpened(meant) : topicIn(meant)
  const isLow = named === 'baby' && (reflectionsIn(text).includes('numb') || readMessage(text).rules.includes('sad'))
  return isLow ? 'low_after_birth' : named
}
