import type { Language } from '../language'
import type { Whom } from '../replies/reply-kind'
import type { RiskTier } from '../risk'
import type { FlowName, Offer } from './flow'
import type { GuidedName } from './guided/guided-flow'
import type { Topic } from './topics/topics'

/** One bubble or more, by its id; the words are `replyText(id, language, values)` of the content package. */
export type Said = { id: string; values?: Record<string, string> }

/** The conversation that is open, and where in it. */
export type OpenFlow = {
  name: FlowName
  node: string
  about: Whom
  /** Whether the rules of the gate found the words that opened it plain; where not, the words, to go on with where they are taken back. */
  openedBy?: { words: string; isPlain: boolean }
  /** The other lines that belong to what was written: a child's, or those for violence. */
  also: ('child' | 'abuse')[]
  /** How many turns it has had. */
  turn: number
  /** How often running an answer was unclear here. */
  unclear: number
  slots: Record<string, string | number>
  /** When 'stay with me' began, in ms since 1970, and how many of its lines were said; null while it does not run. */
  stay: { startedAt: number; saidLines: number } | null
}

/** The guided conversation that is open or waits, and where in it. */
export type OpenGuided = {
  name: GuidedName
  node: string
  /** What was answered here, in the person's own words, or the names of choices. */
  slots: Record<string, string | number>
  /** How often running an answer was unclear here. */
  unclear: number
}

/** What is known of the whole talk, so that nothing is asked twice and nothing new is noticed. */
export type Talk = {
  topics: Topic[]
  /** The questions that are asked once only. */
  asked: string[]
  /** The words that were used so far, the latest few hundred. */
  told: string[]
  /** How many conversations ended heavier by two or more. */
  heavier: number
  /** Whether the last reply was a canned one, which asks something: the next words answer it. */
  isAsked: boolean
  /** The lines that listening has said: none comes twice. */
  said?: string[]
  /** How many replies listening gave, and how many of them asked. */
  replies?: number
  questions?: number
  /** Whoever only wants to be listened to is asked nothing. */
  isQuiet?: boolean
  /** The latest messages, to be gone back to where a reply was wrong. */
  story?: string[]
  /** What the person said the talk is not about: it is not opened again. */
  dropped?: Topic[]
  /** What was told is good news. */
  isGlad?: boolean
}

/** Plain JSON. It names what the gate found, so it belongs in the memory of a tab and never in a store or a log (`docs/safety.md` S16). */
export type ConversationState = {
  version: 1
  /** The most urgent tier while a safety conversation is open; it only rises until the person leaves, and stays where its words were taken back. */
  tier: RiskTier
  open: OpenFlow | null
  /** Whether the person took a safety reading back: the learned reader has to be surer from then on. */
  isCorrected?: boolean
  /** Whether a faint guess of the learned reader was answered as ordinary words once: the next guess is asked about. */
  isFaint?: boolean
  /** Where the conversation asks for leave to ask again at the next visit, or asks how things are. */
  aside: 'may_ask' | 'how_now' | null
  /** The ids of the last turn, which are not said twice running (`docs/safety.md` S15). */
  lastSaid: string[]
  lastReplyId?: string
  topic?: string
  guided?: OpenGuided | null
  /** A conversation that was left in the middle, to go on with. */
  paused?: OpenGuided | null
  talk?: Talk
  /** What the device keeps, as far as it is known here. */
  remembered?: ConversationMemory
  /** The language of the last answer, and the interface's at that time: a choice keeps to the language of the talk. */
  spoken: { language: Language; interface: Language }
}

/**
 * What the device may keep between visits, each only after a yes to it: that it may be asked how things are, the last conversation with its 0 to
 * 10 before and after, and the step that was chosen. Days are YYYY-MM-DD.
 */
export type ConversationMemory = {
  mayAskSince?: string
  last?: { conversation: string; day: string; before?: number; after?: number }
  step?: { text: string; conversation: string; day: string }
}

export type ConversationInput = { text: string } | { choice: string }

export type Turn = {
  state: ConversationState
  say: Said[]
  choices: { id: string }[]
  tier: RiskTier
  language: Language
  /** The whole memory from now on, where this turn changed it. */
  memory?: ConversationMemory
  offer?: Offer
}

export type ConverseOptions = {
  /** The interface's language. */
  language: Language
  now: Date
  /** From 0 included to 1 excluded; without it the first choice is taken. */
  random?: (() => number) | undefined
}
