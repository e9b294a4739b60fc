import type { Topic } from '../topics/topics'
import type { ConversationName } from './guided-flow'
import { conversationFor } from './listening'
import { asksSomething } from './listening-lines'

/** The topics whose thing to do names a conversation under 'Try something', or offers to practise. */
const namesConversation: Partial<Record<Topic, ConversationName>> = {
  loneliness: 'loneliness',
  exams: 'exam',
  marriage: 'hard_talk',
  parents: 'hard_talk',
  money: 'money',
  sleep: 'sleep',
  body: 'thought',
  alcohol: 'urge',
  anger: 'anger',
  habit: 'urge',
  work: 'hard_talk',
}

/** The lines that offer a conversation in their last sentence. */
const offeringLines: Readonly<Record<string, ConversationName>> = {
  'question.what_say': 'hard_talk',
  'question.what_say_work': 'hard_talk',
  'question.their_mind': 'hard_talk',
  'question.what_to_do': 'problem',
  'question.what_if': 'worry',
  'question.other.b': 'problem',
  'question.your_view': 'problem',
  'question.gets_better': 'small_step',
  'question.sleep_now': 'sleep',
  'question.stop_habit': 'urge',
  'question.stop_thinking': 'worry',
}

/** Lines that give something to do, beside `topic.<name>.do`. */
const advising = new Set(
  'get_rest calm_now move_on make_friends remember message_them one_line police claim decide decide_own is_right pay_them tell_them help_someone official_help routine see_vet medicine does_it_help which_one'
    .split(' ')
    .map((kind) => `question.${kind}`),
)

const doneOf = (id: string) => /^topic\.(.+)\.do$/u.exec(id)?.[1] as Topic | undefined

/** The conversation that a line offers: what it names, or where it says how to go on, the one that fits the topic. Null where it offers none. */
export function offeredBy(id: string, topic: Topic | 'open'): ConversationName | null {
  if (id === 'question.what_say' && topic === 'coming_out') return 'coming_out'
  if (offeringLines[id]) return offeringLines[id]
  if (id === 'back.how' || id === 'listening.try') return topic === 'open' ? 'problem' : conversationFor(topic)
  const done = doneOf(id)
  return (done && namesConversation[done]) ?? null
}

/** What a line does: asks, gives something to do, or says something. */
export function doesWhat(id: string): 'asks' | 'advises' | 'says' {
  if (doneOf(id) || advising.has(id) || id in offeringLines || id.startsWith('back.how')) return 'advises'
  return asksSomething(id) ? 'asks' : 'says'
}
