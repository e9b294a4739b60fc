import type { Language } from '../language'
import { replyTo } from '../replies/reply-to'
import { type RiskReading, readRisk } from '../risk'
import { languageOf } from '../text/language-of'
import { answerAside, howNow } from './aside'
import type { ConversationInput, ConversationMemory, ConversationState, ConverseOptions, Turn } from './conversation'
import { safetyTurn } from './safety/safety-turn'
import { dueLine } from './stay-with-me'
import { turnOf } from './turn-of'

const nothing: RiskReading = { tier: 'none', about: 'self', matched: [] }

/**
 * A new conversation: it greets, or asks once how things are where the person said yes to that on an earlier day. `now` tells whether that was
 * earlier; without it the day is taken for past. Where the memory was used the turn carries the one to keep from now on.
 */
export function openConversation(language: Language, memory: ConversationMemory = {}, now?: Date): Turn {
  const state: ConversationState = {
    version: 1,
    tier: 'none',
    open: null,
    aside: null,
    lastSaid: [],
    spoken: { language, interface: language },
  }
  const isDue = memory.mayAskSince !== undefined && (!now || dayOf(now) > memory.mayAskSince)
  if (isDue) return { ...turnOf({ ...state, aside: 'how_now' }, [howNow], nothing), memory: {} }
  return turnOf({ ...state, lastReplyId: 'greeting.a' }, [{ id: 'greeting.a' }], nothing)
}

/**
 * The next turn of a conversation. The crisis gate reads the words first; then an open safety conversation answers, then ready answers and
 * rules (`replyTo`). The state that comes back is the one to give with the next input; the one given is not changed.
 */
export function converse(before: ConversationState, input: ConversationInput, options: ConverseOptions): Turn {
  const isText = 'text' in input
  // First: help must come whatever else the words match (safety S1).
  const reading = isText ? readRisk(input.text, options.language) : nothing
  const state = { ...before, spoken: spokenAfter(before, input, options.language) }
  const safety = safetyTurn(state, input, reading, options)
  if (safety) return safety
  const aside = answerAside(state, input, dayOf(options.now))
  if (aside) return aside
  return ordinaryTurn({ ...state, aside: null }, isText ? input.text : '', reading, options)
}

/** The turn of 'stay with me' that is due at `now`, to be asked for at `nextStayAt(state)`; null before that. */
export function stayTurn(state: ConversationState, now: Date): Turn | null {
  const line = dueLine(state, now)
  if (!line || !state.open?.stay) return null
  const stay = line.say.id.endsWith('.ten') ? null : { ...state.open.stay, saidLines: line.saidLines }
  const node = stay ? state.open.node : 'rest'
  return turnOf({ ...state, open: { ...state.open, stay, node } }, [line.say], nothing)
}

function ordinaryTurn(state: ConversationState, text: string, reading: RiskReading, options: ConverseOptions): Turn {
  const { lastReplyId, topic } = state
  const reply = replyTo(text, { language: options.language, lastReplyId, topic, random: options.random })
  const { lastReplyId: _last, topic: _topic, ...rest } = state
  const next = { ...rest, lastReplyId: reply.id, ...(reply.topic && { topic: reply.topic }) }
  return turnOf(next, [{ id: reply.id }], reading)
}

/** A choice keeps to the language of the talk; another language of the interface begins anew. */
function spokenAfter(
  state: ConversationState,
  input: ConversationInput,
  language: Language,
): ConversationState['spoken'] {
  if ('text' in input) return { language: languageOf(input.text, language), interface: language }
  return state.spoken.interface === language ? state.spoken : { language, interface: language }
}

/** The day in the person's time zone, as YYYY-MM-DD. */
function dayOf(now: Date): string {
  const two = (number: number) => `${number}`.padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
