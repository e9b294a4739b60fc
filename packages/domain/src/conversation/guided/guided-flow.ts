import type { FlowName, Guard, Offer } from '../flow'
import type { CorrectionWords } from '../safety/words/correction-words'
import type { Topic } from '../topics/topics'

/** The guided conversations, in the order of the menu. */
export const conversationNames = [
  'panic',
  'thought',
  'worry',
  'small_step',
  'sleep',
  'exam',
  'hard_talk',
  'grief',
  'urge',
  'new_mother',
  'coming_out',
  'loneliness',
  'money',
  'anger',
  'kindness',
  'gratitude',
  'problem',
] as const

export type ConversationName = (typeof conversationNames)[number]

/** Beside the conversations: listening to a topic, what lies between two of them, and the question about an earlier step. */
export type GuidedName = ConversationName | 'between' | 'memory' | `listening.${Topic | 'open'}`

/** `given` is met by a slot that an answer filled, `mayHarm` by words for somebody who might (`talk-partner.ts`). */
export type GuidedGuard = Guard | { slot: string; given: true } | { slot: string; mayHarm: true }

type Way =
  | { to: string }
  /** A safety conversation; this one waits meanwhile. */
  | { safety: FlowName }
  | { conversation: ConversationName }
  /** `resume` what was left, `listen` without a topic, `between` at that node, or `out` of every conversation. */
  | { goes: 'resume' | 'listen' | 'out' }
  | { between: string }
  /** The question stays. */
  | { stays: true }
  /** The words are answered by what they do and carry (`listen.ts`). */
  | { listens: true }
  /** Listening asks an open question of that topic. */
  | { asks: Topic | 'open' }

/** Where an answer leads, and what is said, offered or remembered on the way. Ids stand without the `conversation.` before them. */
export type GuidedStep = {
  say?: readonly string[]
  offer?: Offer
  when?: GuidedGuard
  keep?: 'step' | 'conversation'
} & Way

export type GuidedSteps = GuidedStep | readonly GuidedStep[]

/** The ids of what a node says; the last one asks. Without them it is the node's own id. */
type Asks = { ask?: readonly string[] }

/**
 * One node, as data without words: `say` says and goes on; `tool` offers an exercise or a page and goes on; `choose` asks and hears one of its
 * answers; `scale` asks for 0 to 10; `write` takes any words; `end` closes.
 */
export type GuidedNode =
  | (Asks & { kind: 'say'; to: GuidedSteps })
  | (Asks & { kind: 'tool'; offer: Offer; to: GuidedSteps })
  | (Asks & {
      kind: 'choose'
      choices: Readonly<Record<string, GuidedSteps>>
      /** Keeps the answer, or the words that stand in its place. */
      slot?: string
      /** Keeps only words that stand in the place of an answer. */
      wordsSlot?: string
      /** Where other words lead. Without it they are unclear. */
      other?: GuidedSteps
      /** Which answer a yes, a no and 'not sure' stand for where they are none themselves. */
      hears?: Readonly<Partial<Record<'yes' | 'no' | 'not_sure', string>>>
      /** A question about safety: its words are exact, and silence, skipping or two unclear answers count as 'not sure'. */
      isSafety?: true
      /** What else is a plain no to it, where the gate marks nothing: 'no pain, I took nothing'. */
      deniedBy?: readonly (keyof CorrectionWords)[]
      /** A no may stand before its reason: 'no, she only taunts'. Where a 'but' follows it is none. */
      takesReasonedNo?: true
    })
  | (Asks & {
      kind: 'scale'
      slot: string
      /** The earlier slot that it is compared with; the slot `change` then says by how much it rose. */
      than?: string
      /** The node to go to where the slot was filled before, so that nothing is asked twice. */
      given?: string
      to: GuidedSteps
    })
  | (Asks & {
      kind: 'write'
      slot: string
      to: GuidedSteps
      choices?: Readonly<Record<string, GuidedSteps>>
      given?: string
    })
  | (Asks & { kind: 'end' })

export type GuidedFlow = { name: GuidedName; start: string; nodes: Readonly<Record<string, GuidedNode>> }

/** A conversation of the menu: minutes as its design says, grade of its technique as in `docs/exercises.md`. */
export type Conversation = GuidedFlow & { name: ConversationName; minutes: number; grade: 'A' | 'B' | 'C' }

/** Always there beside the answers of a conversation. */
export const asides = ['stop', 'listen', 'calm', 'person', 'help'] as const

export type Aside = (typeof asides)[number]
