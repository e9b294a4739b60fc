import { readMessage } from '../../replies/read-message'
import type { Talk } from '../conversation'
import { isShortWhile } from '../hearing/answers/answer-kind'
import { hear } from '../hearing/hear'
import { questionIn } from '../hearing/moves/move-of'
import type { QuestionKind } from '../hearing/moves/move-words'
import { reflectionsIn } from '../reflections/read-reflections'
import { isGeneral, linesOf, type Reflection, reflections } from '../reflections/reflections'
import type { Topic } from '../topics/topics'
import type { Going } from './go'
import { answerTo, toDo } from './listening-lines'
import { isUnsaid } from './said-in-talk'
import { talkOf } from './talk'

/** Not what a question or a complaint tells: 'what would make it lighter' is no good moment. */
export const goodToHear: readonly Reflection[] = ['small_good', 'hope', 'friend_there', 'plan']

/** Kinds that a question holds as often as it does not mean them: 'should I have told him'. */
export const notAsked: readonly Reflection[] = [
  ...goodToHear,
  ...reflections.filter(
    (one) => isGeneral(one) && !['worthless', 'stuck', 'unfair', 'body', 'money_short'].includes(one),
  ),
]

/** In longer messages how long is not what is told. */
const longestDuration = 8

/** The line that takes up what words tell, where it was not said yet. */
export function lineOfTelling(
  talk: Talk,
  text: string,
  but: readonly Reflection[] = [],
): { told: Reflection; line: string } | undefined {
  const { rules } = readMessage(text)
  const isSad = rules.includes('sad')
  const isLong = hear(text).words > longestDuration
  return reflectionsIn(text)
    .filter((one) => !but.includes(one) && !(isSad && goodToHear.includes(one)))
    .filter(
      (one) =>
        !(one === 'duration' && (isLong || isShortWhile(text))) &&
        !(rules.includes('positive') && one === 'said_to_me'),
    )
    .flatMap((one) => linesOf(one).map((line) => ({ told: one, line })))
    .find(({ line }) => isUnsaid(talk)(line))
}

/** Questions of another kind are often part of a complaint: 'are you a robot', 'what do you mean'. */
const answerable: ReadonlySet<QuestionKind> = new Set([
  'police',
  'claim',
  'get_rest',
  'sleep_now',
  'one_line',
  'message_them',
  'what_say',
  'tell_them',
  'is_it_normal',
  'is_right',
  'am_i_bad',
  'my_fault',
  'decide',
  'what_to_do',
  'move_on',
  'stop_thinking',
  'make_friends',
  'stop_habit',
  'help_someone',
])

type Strongest = { lines: readonly string[]; isToSay: boolean }

/** It is Mindmitra that did not understand, and nobody else. */
const ofTheChat: readonly Reflection[] = ['dismissed', ...goodToHear, ...reflections.filter(isGeneral)]

/**
 * The strongest thing in these messages that was not answered yet, the latest first: a question, what words tell, something to do about the topic.
 * Null where everything was answered.
 */
export function strongestOf(
  { state }: Going,
  topic: Topic | 'open',
  story: readonly string[],
  isNew = false,
): Strongest | null {
  const talk = talkOf(state)
  const unsaid = isUnsaid(talk)
  const latest = [...story].reverse()
  const opening = isNew && topic !== 'open' ? [`topic.${topic}.opening`].filter(unsaid) : []
  for (const text of latest) {
    const kind = questionIn(text)
    if (kind === null || !answerable.has(kind) || !unsaid(answerTo(kind, topic))) continue
    return { lines: [...opening, answerTo(kind, topic)], isToSay: kind === 'what_say' }
  }
  const telling = latest.flatMap((text) => lineOfTelling(talk, text, ofTheChat) ?? [])[0]
  const lines = [...opening, ...(telling ? [telling.line] : [])]
  if (lines.length > 0) return { lines, isToSay: false }
  return topic !== 'open' && unsaid(toDo(topic)) ? { lines: [toDo(topic)], isToSay: false } : null
}
