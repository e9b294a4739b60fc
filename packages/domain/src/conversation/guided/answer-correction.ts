import type { OpenGuided, Turn } from '../conversation'
import { asMeant, type SetStraight } from '../hearing/set-straight'
import { namesAnother } from '../hearing/who-and-not'
import { topicOpened } from '../topics/topic-opened'
import type { Topic } from '../topics/topics'
import type { Going } from './go'
import { correctedEchoes, questionsOf } from './listening-lines'
import { fresh, isUnsaid, mayBeAsked, told, withTalk } from './said-in-talk'
import { lineOfTelling, strongestOf } from './strongest'
import { talkOf } from './talk'
import { withTopic } from './topic-of-words'

const sinceThen =
  /(?<![\p{L}\p{M}])(?:since|for|ago|past|se|से|हुए|पासून|झाले|ধরে|থেকে)(?![\p{L}\p{M}])|થી|ஆச்சு|மாசமா|நாளா|வாரமா|నుంచి|నుండి|ಿಂದ/iu

/** What is somebody's own: where it is another's after all, the one who writes stands by. */
const ofOneself: ReadonlySet<Topic | 'open'> = new Set([
  'exams',
  'result',
  'panic',
  'sleep',
  'loneliness',
  'body',
  'homesick',
])

/**
 * A correction is owned in a line that says what was meant, and then that is answered: the topic is read anew from the message before, with what
 * was meant in its place.
 */
export function answerCorrection(before: Going, guided: OpenGuided, straight: SetStraight, text: string): Turn {
  const corrected = talkOf(before.state).story?.at(-1) ?? ''
  const meant = asMeant(corrected, straight)
  const isRead = meant !== straight.meant || topicOpened(meant) !== null
  const isTopicOpen = isRead && topicOpened(corrected) !== null
  const topics = isTopicOpen ? talkOf(before.state).topics.slice(0, -1) : talkOf(before.state).topics
  const name = isTopicOpen ? (`listening.${topics.at(-1) ?? 'open'}` as const) : guided.name
  const anew = { ...guided, name, slots: { ...guided.slots, heard: text } }
  const { going, from, topic } = withTopic(withTalk(before, { topics, isGlad: false }), anew, meant, false)
  const lines = linesBehind(going, topic, { meant, corrected, isAnother: namesAnother(straight.meant) })
  const sorry = fresh(talkOf(going.state), correctedEchoes)
  return told(going, from, [sorry, ...lines], { ...from.slots, heard: straight.meant })
}

/** What answers a message as it was meant. */
function linesBehind(
  going: Going,
  topic: Topic | 'open',
  { meant, corrected, isAnother }: { meant: string; corrected: string; isAnother: boolean },
): readonly string[] {
  const talk = talkOf(going.state)
  const unsaid = isUnsaid(talk)
  const opening = `topic.${topic}.opening`
  const opens = topic !== 'open' && unsaid(opening)
  const help = 'question.help_someone'
  if (isAnother && ofOneself.has(topic) && (opens || unsaid(help))) return [help]
  const question = talk.isQuiet ? [] : questionsOf(topic).filter(mayBeAsked(talk)).slice(0, 1)
  if (opens) return [opening, ...question]
  // 'In two months' is no time that has passed.
  const telling = lineOfTelling(talk, meant, sinceThen.test(corrected) ? [] : ['duration'])
  if (telling) return [telling.line, ...question]
  return strongestOf(going, topic, [meant])?.lines ?? question
}
