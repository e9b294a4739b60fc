import type { Language } from '../language'
import type { Whom } from '../replies/reply-kind'
import type { RiskTier } from '../risk'
import type { FlowName, Offer } from './flow'

/** One bubble or more, by its id; the words are `replyText(id, language, values)` of the content package. */
export type Said = { id: string; values?: Record<string, string> }

/** The conversation that is open, and where in it. */
export type OpenFlow = {
  name: FlowName
  node: string
  about: Whom
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

/** Plain JSON. It names what the gate found, so it belongs in the memory of a tab and never in a store or a log (`docs/safety.md` S16). */
export type ConversationState = {
  version: 1
  /** The most urgent tier while a safety conversation is open; it only rises until the person leaves. */
  tier: RiskTier
  open: OpenFlow | null
  /** Where the conversation asks for leave to ask again at the next visit, or asks how things are. */
  aside: 'may_ask' | 'how_now' | null
  /** The ids of the last turn, which are not said twice running (`docs/safety.md` S15). */
  lastSaid: string[]
  lastReplyId?: string
  topic?: string
  /** The language of the last answer, and the interface's at that time: a choice keeps to the language of the talk. */
  spoken: { language: Language; interface: Language }
}

/** What the device may keep between visits: only a yes to 'may I ask how things are', and its day as YYYY-MM-DD. */
export type ConversationMemory = { mayAskSince?: string }

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
