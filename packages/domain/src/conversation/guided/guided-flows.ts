import { type Topic, topics } from '../topics/topics'
import { between, memoryFlow } from './between'
import { anger } from './flows/anger'
import { comingOut } from './flows/coming-out'
import { exam } from './flows/exam'
import { gratitude } from './flows/gratitude'
import { grief } from './flows/grief'
import { hardTalk } from './flows/hard-talk'
import { kindness } from './flows/kindness'
import { loneliness } from './flows/loneliness'
import { money } from './flows/money'
import { newMother } from './flows/new-mother'
import { panic } from './flows/panic'
import { problem } from './flows/problem'
import { sleep } from './flows/sleep'
import { smallStep } from './flows/small-step'
import { thought } from './flows/thought'
import { urge } from './flows/urge'
import { worry } from './flows/worry'
import {
  type Conversation,
  type ConversationName,
  conversationNames,
  type GuidedFlow,
  type GuidedName,
} from './guided-flow'
import { listeningTo } from './listening'

const conversations: Record<ConversationName, Conversation> = {
  panic,
  thought,
  worry,
  small_step: smallStep,
  sleep,
  exam,
  hard_talk: hardTalk,
  grief,
  urge,
  new_mother: newMother,
  coming_out: comingOut,
  loneliness,
  money,
  anger,
  kindness,
  gratitude,
  problem,
}

/** The choice that starts a conversation; its words are the conversation's name. */
export const startId = (name: ConversationName) => `conversation.start.${name}`

/** The guided conversations for a menu: the id is the choice that starts one (`converse`), its words the name; minutes and grade as its design says. */
export const conversationIds: readonly { id: string; minutes: number; grade: Conversation['grade'] }[] =
  conversationNames.map((name) => ({
    id: startId(name),
    minutes: conversations[name].minutes,
    grade: conversations[name].grade,
  }))

const listening = new Map<GuidedName, GuidedFlow>(
  [...topics, 'open' as const].map((topic: Topic | 'open') => [`listening.${topic}`, listeningTo(topic)]),
)

/** Every guided flow, the conversations first. */
export const guidedFlows: readonly GuidedFlow[] = [
  ...conversationNames.map((name) => conversations[name]),
  between,
  memoryFlow,
  ...listening.values(),
]

export function guidedFlow(name: GuidedName): GuidedFlow {
  if (name === 'between') return between
  if (name === 'memory') return memoryFlow
  const found = listening.get(name) ?? conversations[name as ConversationName]
  if (!found) throw new Error('No such conversation')
  return found
}

/** The conversation that a choice starts; null for any other choice. */
export function conversationStartedBy(choice: string): ConversationName | null {
  return conversationNames.find((name) => startId(name) === choice) ?? null
}
