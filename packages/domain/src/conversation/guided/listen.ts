import { readMessage } from '../../replies/read-message'
import type { OpenGuided, Talk, Turn } from '../conversation'
import { deniedClause } from '../hearing/denied-clause'
import { hear } from '../hearing/hear'
import { isLightTalk } from '../hearing/moves/is-light'
import { type Move, moveOf } from '../hearing/moves/move-of'
import { setStraight } from '../hearing/set-straight'
import { reflectionsIn } from '../reflections/read-reflections'
import { isGeneral, questionOf, type Reflection, reflections } from '../reflections/reflections'
import { topicOpened } from '../topics/topic-opened'
import type { Topic } from '../topics/topics'
import { answerCorrection } from './answer-correction'
import { answerQuestion, rehearsing } from './answer-question'
import { echoOf } from './echo'
import { ended, enter, follow, type Going, saying } from './go'
import { linesForAnswer, noAnswer } from './heard-answers'
import {
  asksSomething,
  correctedEchoes,
  gladQuestions,
  moveLines,
  plainLines,
  questionsOf,
  saysLittle,
} from './listening-lines'
import { leadingOn } from './onward'
import { meantInstead, partOf } from './part-of-words'
import { counted, fresh, isUnsaid, mayAsk, mayBeAsked, soundsNew, told, withTalk } from './said-in-talk'
import { goodToHear, lineOfTelling, strongestOf } from './strongest'
import { saysNothingNew, talkOf } from './talk'
import { type Answering, isBareComplaint, type Opening, withTopic } from './topic-of-words'

/** What is given back is a statement of this many words. */
const fewestQuoted = 4
const mostQuoted = 20

/** 'We will eat biryani' within good news. */
const longestAside = 5

export const isListening = ({ name }: Pick<OpenGuided, 'name'>) => name.startsWith('listening.')

/** An open question of the topic, after leave was given for it. Where all were asked, an ear. */
export function askOn(going: Going, from: OpenGuided, topic: Topic | 'open'): Turn {
  const question = questionsOf(topic).find(mayBeAsked(talkOf(going.state)))
  return question ? told(going, from, [question]) : enter(going, from, 'ear')
}

/** Only listens from now on, without a question, until the person asks something. */
export function onlyListen(going: Going, from: OpenGuided): Turn {
  return told(withTalk(going, { isQuiet: true }), from, [fresh(talkOf(going.state), moveLines.just_listen)])
}

/** Answers what someone wrote who is listened to: by what it does first, then by what it tells. No answer leads along a row of questions. */
export function listenTo(before: Going, guided: OpenGuided, text: string): Turn {
  const straight = setStraight(text, talkOf(before.state).story ?? [])
  // There is something to correct once something was answered.
  const hasAnswered = (talkOf(before.state).replies ?? 0) > 0
  if (straight && hasAnswered) return answerCorrection(before, guided, straight, text)
  const move = moveIn(text, talkOf(before.state))
  const heard = isTelling(move) ? { ...guided, slots: { ...guided.slots, heard: text } } : guided
  const answering = withTopic(before, heard, text, move.is === 'question')
  const { going, from, topic, asked, isNew } = answering
  const unsaid = isUnsaid(talkOf(going.state))
  if (move.is === 'agreement' || move.is === 'denial' || move.is === 'unsure') {
    const line = linesForAnswer(asked, text).lines.find(unsaid)
    return line ? told(going, from, [line]) : moved(answering, move, text)
  }
  if (move.is === 'question') return answerQuestion(answering, move.kind, text)
  // What someone wishes to hear is no news; 'I got promoted, and I feel nothing' is not good.
  if (move.is === 'good_news' && isOnlyGood(text) && !linesForAnswer(asked, text).lines.some(unsaid))
    return gladly(answering)
  if (move.is === 'statement' && move.isMoneyDemanded && topic === 'blackmail' && unsaid('question.pay_them'))
    return answerQuestion(answering, 'pay_them', text)
  if (move.is === 'statement' || move.is === 'good_news') {
    if (isNew && topic !== 'open') return opened(answering, text)
    return isRepeated(talkOf(before.state), text) ? stale(answering, text) : received(answering, text)
  }
  return moved(answering, move, text)
}

/** Nothing can be complained of before anything was said: 'at every wedding the same question'. */
function moveIn(text: string, { replies = 0 }: Talk): Move {
  const move = moveOf(text)
  return move.is === 'complaint' && replies === 0 && topicOpened(text) !== null ? { is: 'statement' } : move
}

const isOnlyGood = (text: string) => reflectionsIn(text).every((one) => goodToHear.includes(one) || isGeneral(one))

const isTelling = ({ is }: Move) => is === 'statement' || is === 'good_news'

/** A short answer may well use words that were used before. */
const isRepeated = (talk: Talk, text: string) => hear(text).words >= fewestQuoted && saysNothingNew(talk, text)

/**
 * The first words of a topic: its opening, what they tell beside it, and its question. Words without a topic are given back, once in a talk, where
 * they are a short statement.
 */
function opened({ going, from, topic, isCorrected }: Opening, text: string): Turn {
  const talk = talkOf(going.state)
  if (isIdle(talk, topic, text)) return told(going, from, [moveLines.light[0]])
  const words = text.trim().split(/\s+/u).length
  const telling = lineOfTelling(talk, text, saysLittle(topic) ? [] : reflections.filter(isGeneral))
  const first = telling && saysLittle(topic) ? [] : [`topic.${topic}.opening`]
  const sorry = isCorrected ? [fresh(talk, moveLines.corrected)] : []
  const lines = [...sorry, ...first, ...(telling ? [telling.line] : [])]
  if (topic === 'open' && (talk.replies ?? 0) === 0 && words >= fewestQuoted && words <= mostQuoted) {
    const ids = ['shared.wrote', ...lines, 'shared.right']
    return follow(saying(counted(going, ids), ids, from.slots), { ...from, node: 'right', unclear: 0 }, { stays: true })
  }
  const own = topic === 'open' && telling ? questionOf(telling.told) : []
  const questions = own.length > 0 ? own : questionsOf(topic)
  const question = mayAsk(going) || (talk.replies ?? 0) === 0 ? questions.find(mayBeAsked(talk)) : undefined
  return told(going, from, [...lines, ...(question && !talk.isQuiet ? [question] : [])])
}

/** Nothing is given back as if it weighed, and nobody is asked how it began. */
const isIdle = (talk: Talk, topic: Topic | 'open', text: string): boolean =>
  topic === 'open' && isLightTalk(text) && reflectionsIn(text).length === 0 && isUnsaid(talk)(moveLines.light[0])

/** The first words of a talk. */
export function heardFirst(before: Going, text: string): Turn {
  const talk = talkOf(before.state)
  const guided: OpenGuided = { name: `listening.${talk.topics.at(-1) ?? 'open'}`, node: 'ear', slots: {}, unclear: 0 }
  const isFirst = (talk.replies ?? 0) === 0 && talk.topics.length === 0
  if (!isFirst || talk.isGlad || moveIn(text, talk).is !== 'statement') return listenTo(before, guided, text)
  return opened(withTopic(before, { ...guided, slots: { heard: text } }, text, false), text)
}

/** Whether words within good news are still of that mood. */
const isLight = (text: string) => reflectionsIn(text).every(isGeneral) && !readMessage(text).rules.includes('sad')

/** 'It's not nice', 'I'm not happy about it'; elsewhere a no at the beginning says as much. */
const deniesGladness = /\b(?:not|isnt|isn't|wasnt|wasn't|dont|don't|no)\b.*\b(?:nice|good|happy|glad|great|feel)\b/iu

/** A longer message that brings nothing good any more is another matter. */
function isStillGlad(talk: Talk, text: string): boolean {
  const isFirst = !moveLines.glad.some((line) => (talk.said ?? []).includes(line))
  if (deniesGladness.test(text)) return false
  return isFirst || hear(text).words <= longestAside || readMessage(text).rules.includes('positive')
}

/**
 * Something told: an answer to what was asked or what it carries is taken up by a line not said yet, else it is received. Every second time at most a
 * question follows, its own first.
 */
function received({ going, from, topic, asked, isCorrected = false }: Answering, text: string): Turn {
  const talk = talkOf(going.state)
  if (isIdle(talk, topic, text)) return told(going, from, [moveLines.light[0]])
  if (talk.isGlad) {
    if (isLight(text) && isStillGlad(talk, text)) return told(going, from, [fresh(talk, moveLines.glad)])
    return received({ going: withTalk(going, { isGlad: false }), from, topic, asked }, text)
  }
  const isWrong = isCorrected || deniesWhatWasSaid(going, text)
  // A correction answers no question.
  const { lines, isShort, isExact } = isWrong ? noAnswer : linesForAnswer(asked, text)
  const answer = lines.filter(soundsNew(talk)).find(isUnsaid(talk))
  const short = isShort ? answer : undefined
  const found = short ? undefined : lineOfTelling(talk, text)
  const telling = found && isGeneral(found.told) && isExact && answer ? undefined : found
  const own = telling ? questionOf(telling.told) : []
  const isGood = telling !== undefined && good.includes(telling.told)
  const questions = own.length > 0 || isGood ? own : questionsOf(topic)
  const question = mayAsk(going) ? questions.find(mayBeAsked(talk)) : undefined
  const ownWords = isWrong ? undefined : echoOf(talk, from, text, going.state.lastSaid, question !== undefined)
  const line = short ?? telling?.line ?? answer ?? ownWords ?? fresh(talk, linesFor(text).filter(soundsNew(talk)))
  const meant = isWrong && !telling && !answer ? meantInstead(text) : undefined
  const sorry = isWrong ? [fresh(talk, meant ? correctedEchoes : moveLines.corrected)] : []
  // Whoever was misunderstood gets an answer to what they said before, not the next question.
  const behind = isWrong && !telling && !answer ? strongestOf(going, topic, talk.story ?? []) : null
  if (behind) return told(going, from, [...sorry, ...behind.lines], withHeard(from, meant))
  const heard = sorry.length > 0 && !telling && !answer ? sorry : [...sorry, line]
  const shown = withHeard(from, meant ?? (ownWords ? partOf(text) : undefined))
  const led = question ? [...heard, question] : leadingOn(talk, topic, heard, text, going.state.lastSaid)
  return told(going, from, led, shown)
}

const withHeard = ({ slots }: OpenGuided, heard: string | undefined) => (heard ? { ...slots, heard } : slots)

/** After these no question looks for a trouble. */
const good: readonly Reflection[] = [...goodToHear, 'did_it']

/** 'No, he never did' after a line that took something up: that line was wrong. */
function deniesWhatWasSaid({ state }: Going, text: string): boolean {
  const isClaim = state.lastSaid.some((id) => /\.reflect\.|\.opening$/u.test(id))
  if (isClaim && deniedClause(text) !== null) return true
  return isClaim && !asksSomething(state.lastSaid.at(-1) ?? '') && hear(text).beginsWithNo
}

/** What fits any words: only sad ones are called heavy. */
const linesFor = (text: string): readonly string[] =>
  readMessage(text).rules.includes('sad') ? [...moveLines.heavy, ...plainLines] : plainLines

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

/** A move has an answer of its own and asks for nothing. */
function moved(
  answering: Opening,
  move: Exclude<Move, { is: 'question' } | { is: 'good_news' } | { is: 'statement' }>,
  text: string,
): Turn {
  const { going, from } = answering
  const talk = talkOf(going.state)
  if (move.is === 'goodbye' || move.is === 'rude') {
    const heard = saying(going, [`manner.${move.is}`])
    return move.is === 'goodbye' ? ended(heard) : follow(heard, { ...from, node: 'ear' }, { stays: true })
  }
  if (move.is === 'request' && move.for !== 'ability')
    return follow(saying(going, [`manner.${move.for}`]), { ...from, node: 'ear' }, { stays: true })
  if (move.is === 'just_listen') return onlyListen(going, from)
  if (move.is === 'complaint') return owned(answering, text)
  if (move.is === 'apology') return forgiven(answering, text)
  return told(going, from, [fresh(talk, moveLines[move.is === 'request' ? 'ability' : move.is])])
}

/**
 * A complaint is owned in a sentence, and the strongest thing said so far is answered: the question left open, then what the words tell, then
 * something that can be done. Nothing is asked again. Where nothing is left to answer it is asked once what would help.
 */
function owned({ going, from, topic, isNew }: Opening, text: string): Turn {
  const talk = talkOf(going.state)
  const sorry = fresh(talk, moveLines.complaint)
  const next = withTalk(going, { isGlad: false })
  const story = (talk.story ?? [text]).filter((one) => (one === text ? !isBareComplaint(one) : true))
  const found = strongestOf(next, topic, story, isNew)
  if (found?.isToSay) return rehearsing(next, from, [sorry, ...found.lines])
  if (found) return told(next, from, [sorry, ...found.lines])
  const ask = 'move.complaint_ask'
  if (!talk.isQuiet && isUnsaid(talk)(ask)) return told(next, from, [sorry, ask])
  return told(withTalk(next, { isQuiet: true }), from, [sorry])
}

/** 'Sorry I got angry, I only want to be useful again': nothing to be sorry for, and what it tells is answered. */
function forgiven({ going, from, topic }: Opening, text: string): Turn {
  const talk = talkOf(going.state)
  const found = hear(text).words > longestAside ? strongestOf(going, topic, [text]) : null
  return told(going, from, [fresh(talk, moveLines.apology), ...(found?.lines ?? [])])
}
