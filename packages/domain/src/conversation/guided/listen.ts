import { readMessage } from '../../replies/read-message'
import type { OpenGuided, Talk, Turn } from '../conversation'
import { type Move, moveOf } from '../hearing/moves/move-of'
import type { QuestionKind } from '../hearing/moves/move-words'
import { reflectionsIn } from '../reflections/read-reflections'
import { linesOf } from '../reflections/reflections'
import { topicIn } from '../topics/read-topic'
import type { Topic } from '../topics/topics'
import { ended, enter, follow, type Going, saying } from './go'
import type { GuidedName } from './guided-flow'
import {
  answerTo,
  asksSomething,
  gladQuestions,
  moveLines,
  otherAnswers,
  plainLines,
  questionsOf,
  whoCouldKnow,
} from './listening-lines'
import { saysNothingNew, talkAfter, talkOf } from './talk'

/** Talks of these are opened without giving the words back to be judged: a death, violence. */
const gentle: ReadonlySet<Topic> = new Set(['grief', 'bullying', 'blackmail', 'discrimination', 'coming_out'])

/** What is given back is a statement of this many words. */
const fewestQuoted = 4
const mostQuoted = 20

/** One word of these does not change what a talk is about: 'my papa is at the office' within a talk about grief. */
const passing: ReadonlySet<Topic> = new Set(['worry', 'work', 'loneliness', 'abroad', 'parents', 'anger'])

type Answering = { going: Going; from: OpenGuided; topic: Topic | 'open' }

export const isListening = ({ name }: Pick<OpenGuided, 'name'>) => name.startsWith('listening.')

const topicOf = ({ name }: Pick<OpenGuided, 'name'>) => name.replace('listening.', '') as Topic | 'open'

const withTalk = (going: Going, change: Partial<Talk>): Going => ({
  ...going,
  state: { ...going.state, talk: { ...talkOf(going.state), ...change } },
})

/** The line of these that was not said yet; where all were, the one that was said longest ago. */
function fresh(talk: Talk, lines: readonly string[]): string {
  const said = talk.said ?? []
  return [...lines].sort((one, other) => said.lastIndexOf(one) - said.lastIndexOf(other))[0] ?? ''
}

const isUnsaid = (talk: Talk) => (id: string) => !(talk.said ?? []).includes(id) && !talk.asked.includes(id)

/** Says these lines where someone is listened to, and remembers that they were said. */
function told(going: Going, from: OpenGuided, ids: readonly string[]): Turn {
  return follow(saying(counted(going, ids), ids, from.slots), { ...from, node: 'ear', unclear: 0 }, { stays: true })
}

/** The talk after a reply of these lines. */
function counted(going: Going, ids: readonly string[]): Going {
  const talk = talkOf(going.state)
  const said = [...(talk.said ?? []).filter((id) => !ids.includes(id)), ...ids]
  const isAsking = asksSomething(ids.at(-1) ?? '')
  return withTalk(going, {
    said,
    replies: (talk.replies ?? 0) + 1,
    questions: (talk.questions ?? 0) + (isAsking ? 1 : 0),
  })
}

/** At most every second reply asks, and never two in a row; whoever only wants to be heard is asked nothing. */
function mayAsk({ state }: Going): boolean {
  const talk = talkOf(state)
  const isJustAsked = asksSomething(state.lastSaid.at(-1) ?? '')
  return !talk.isQuiet && !isJustAsked && ((talk.questions ?? 0) + 1) * 2 <= (talk.replies ?? 0) + 1
}

/** An open question of the topic, after leave was given for it. Where all were asked, an ear. */
export function askOn(going: Going, from: OpenGuided, topic: Topic | 'open'): Turn {
  const question = questionsOf(topic).find(isUnsaid(talkOf(going.state)))
  return question ? told(going, from, [question]) : enter(going, from, 'ear')
}

/** Only listens from now on, without a question, until the person asks something. */
export function onlyListen(going: Going, from: OpenGuided): Turn {
  return told(withTalk(going, { isQuiet: true }), from, [fresh(talkOf(going.state), moveLines.just_listen)])
}

/** Answers what someone wrote who is listened to: by what it does first, then by what it tells. No answer leads along a row of questions. */
export function listenTo(before: Going, guided: OpenGuided, text: string): Turn {
  const move = moveOf(text)
  const heard = isTelling(move) ? { ...guided, slots: { ...guided.slots, heard: text } } : guided
  const { going, from, topic, isNew } = withTopic(before, heard, text)
  const answering = { going, from, topic }
  if (move.is === 'question') return answered(answering, move.kind, isNew)
  if (move.is === 'good_news') return gladly(answering)
  if (
    move.is === 'statement' &&
    move.isMoneyDemanded &&
    topic === 'blackmail' &&
    isUnsaid(talkOf(going.state))('question.pay_them')
  )
    return answered(answering, 'pay_them', isNew)
  if (move.is === 'statement') {
    if (isNew && topic !== 'open') return opened(answering, text)
    return saysNothingNew(talkOf(before.state), text) ? stale(answering, text) : received(answering, text)
  }
  return moved(answering, move)
}

const isTelling = ({ is }: Move) => is === 'statement' || is === 'good_news'

/** The topic that words open, or the one that goes on. */
function withTopic(going: Going, guided: OpenGuided, text: string): Answering & { isNew: boolean } {
  const talk = talkOf(going.state)
  const known = talk.topics.at(-1)
  const current = topicOf(guided) === 'open' ? (known ?? 'open') : topicOf(guided)
  const named = topicIn(text)
  const isNew = named !== null && !talk.topics.includes(named) && (current === 'open' || !passing.has(named))
  const topic = isNew ? named : current
  const name: GuidedName = `listening.${topic}`
  const next = withTalk(going, talkAfter(talk, text, isNew ? named : null))
  return { going: next, from: { ...guided, name }, topic, isNew }
}

/** The first words of a topic. They are given back once in a talk, and only where they are a short statement. */
function opened({ going, from, topic }: Answering, text: string): Turn {
  const talk = talkOf(going.state)
  const words = text.trim().split(/\s+/u).length
  const opening = `topic.${topic}.opening`
  const isQuoted = (talk.replies ?? 0) === 0 && words >= fewestQuoted && words <= mostQuoted
  if (isQuoted && !(topic !== 'open' && gentle.has(topic))) {
    const ids = ['shared.wrote', opening, 'shared.right']
    return follow(saying(counted(going, ids), ids, from.slots), { ...from, node: 'right', unclear: 0 }, { stays: true })
  }
  const question = mayAsk(going) || (talk.replies ?? 0) === 0 ? questionsOf(topic).find(isUnsaid(talk)) : undefined
  return told(going, from, [opening, ...(question && !talk.isQuiet ? [question] : [])])
}

/** The first words of a talk. */
export function heardFirst(before: Going, text: string): Turn {
  const talk = talkOf(before.state)
  const guided: OpenGuided = { name: `listening.${talk.topics.at(-1) ?? 'open'}`, node: 'ear', slots: {}, unclear: 0 }
  const isFirst = (talk.replies ?? 0) === 0 && talk.topics.length === 0
  if (!isFirst || talk.isGlad || moveOf(text).is !== 'statement') return listenTo(before, guided, text)
  return opened(withTopic(before, { ...guided, slots: { heard: text } }, text), text)
}

/** Whether words within good news are still of that mood. */
const isLight = (text: string) => reflectionsIn(text).length === 0 && !readMessage(text).rules.includes('sad')

/** Something told: what it carries is taken up by a line not said yet, else it is received. Every second time at most a question follows, its own first. */
function received({ going, from, topic }: Answering, text: string): Turn {
  const talk = talkOf(going.state)
  if (talk.isGlad) {
    if (isLight(text)) return told(going, from, [fresh(talk, moveLines.glad)])
    return received({ going: withTalk(going, { isGlad: false }), from, topic }, text)
  }
  const telling = reflectionsIn(text).find((one) => linesOf(one).some(isUnsaid(talk)))
  const line = (telling && linesOf(telling).find(isUnsaid(talk))) ?? fresh(talk, plainLines)
  const questions = telling ? [`reflect.${telling}_ask`] : questionsOf(topic)
  const question = mayAsk(going) ? questions.find(isUnsaid(talk)) : undefined
  return told(going, from, question ? [line, question] : [line])
}

/** Where words come again it is asked, once in a talk, what would help. */
function stale(answering: Answering, text: string): Turn {
  const { going, from } = answering
  const id = 'listening.what_helps'
  if (!mayAsk(going) || !isUnsaid(talkOf(going.state))(id)) return received(answering, text)
  return enter(counted(going, [id]), from, 'what_helps')
}

function gladly({ going, from }: Answering): Turn {
  const talk = talkOf(going.state)
  const question = mayAsk(going) || (talk.replies ?? 0) === 0 ? gladQuestions.find(isUnsaid(talk)) : undefined
  const ids = [fresh(talk, moveLines.good_news), ...(question && !talk.isQuiet ? [question] : [])]
  return told(withTalk(going, { isGlad: true }), from, ids)
}

/** A question is answered, or it is said who could answer it. Whether to pay is only about blackmail where the talk is. */
function answered({ going, from, topic }: Answering, kind: QuestionKind | null, isNew: boolean): Turn {
  const talk = talkOf(going.state)
  const opening = isNew && topic !== 'open' ? [`topic.${topic}.opening`] : []
  const isOther = kind === null || (kind === 'pay_them' && topic !== 'blackmail')
  if (kind === 'what_say') {
    const ids = [...opening, 'question.what_say']
    return follow(saying(counted(going, ids), ids), { ...from, node: 'rehearse', unclear: 0 }, { stays: true })
  }
  if (!isOther && isUnsaid(talk)(answerTo(kind, topic))) return told(going, from, [...opening, answerTo(kind, topic)])
  const wish =
    topic !== 'open' && !talk.isGlad && mayAsk(going) && isUnsaid(talk)('question.wish') ? ['question.wish'] : []
  const who = [whoCouldKnow(topic)].filter(isUnsaid(talk))
  return told(going, from, [...opening, fresh(talk, otherAnswers), ...who, ...wish])
}

/** A move has an answer of its own and asks for nothing. */
function moved(
  { going, from }: Answering,
  move: Exclude<Move, { is: 'question' } | { is: 'good_news' } | { is: 'statement' }>,
): Turn {
  const talk = talkOf(going.state)
  if (move.is === 'goodbye' || move.is === 'rude') {
    const heard = saying(going, [`manner.${move.is}`])
    return move.is === 'goodbye' ? ended(heard) : follow(heard, { ...from, node: 'ear' }, { stays: true })
  }
  if (move.is === 'request' && move.for === 'off_topic')
    return follow(saying(going, ['manner.off_topic']), { ...from, node: 'ear' }, { stays: true })
  if (move.is === 'just_listen') return onlyListen(going, from)
  const quiet = move.is === 'complaint' ? withTalk(going, { isQuiet: true }) : going
  return told(quiet, from, [fresh(talk, moveLines[move.is === 'request' ? 'ability' : move.is])])
}
