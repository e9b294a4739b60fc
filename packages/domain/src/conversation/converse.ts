import type { Language } from '../language'
import { namedIn, type RiskReading, readRisk } from '../risk'
import { languageOf } from '../text/language-of'
import { answerAside, howNow } from './aside'
import { backToTalk } from './back-to-talk'
import type { ConversationInput, ConversationMemory, ConversationState, ConverseOptions, Turn } from './conversation'
import { dayInWords, dayOf } from './days'
import { pausing, start } from './guided/go'
import { conversationNames } from './guided/guided-flow'
import { guidedTurn, offerToGoOn } from './guided/guided-turn'
import { lenderTurn } from './lenders/lender-turn'
import { ordinaryTurn } from './ordinary-turn'
import { asDistress, isFaintGuess, withMoreToSay } from './safety/faint-guess'
import { safetyTurn } from './safety/safety-turn'
import { takenBack } from './safety/taken-back'
import { correctedCaution, isAboutTheChat, isUnsure } from './safety/unsure'
import { dueLine } from './stay-with-me'
import { turnOf } from './turn-of'

const nothing: RiskReading = { tier: 'none', about: 'self', matched: [] }

/**
 * A new conversation: it greets, or asks once how things are where the person said yes to that on an earlier day, or how the step went that was
 * planned. `now` tells whether that was earlier; without it the day is taken for past. Where the memory was used the turn carries the one to keep
 * from now on.
 */
export function openConversation(language: Language, memory: ConversationMemory = {}, now?: Date): Turn {
  const state: ConversationState = {
    version: 1,
    tier: 'none',
    open: null,
    aside: null,
    lastSaid: [],
    remembered: memory,
    spoken: { language, interface: language },
  }
  const isPast = (day: string | undefined) => day !== undefined && (!now || dayOf(now) > day)
  if (isPast(memory.mayAskSince)) {
    const { mayAskSince: _asked, ...kept } = memory
    return { ...turnOf({ ...state, aside: 'how_now', remembered: kept }, [howNow], nothing), memory: kept }
  }
  const going = { state, say: [], reading: nothing, today: '' }
  if (memory.step && isPast(memory.step.day)) {
    const { step, ...kept } = memory
    const asked = start({ ...going, state: { ...state, remembered: kept } }, 'memory', {
      step: step?.text ?? '',
      day: dayInWords(memory.step.day, language, now),
    })
    return { ...asked, memory: kept }
  }
  if (memory.last && isPast(memory.last.day) && isConversation(memory.last.conversation)) {
    const day = dayInWords(memory.last.day, language, now)
    return start(going, 'memory', { day }, 'last')
  }
  return turnOf({ ...state, lastReplyId: 'greeting.a' }, [{ id: 'greeting.a' }], nothing)
}

const isConversation = (name: string) => conversationNames.some((one) => one === name)

/**
 * The next turn of a conversation. The crisis gate reads the words first; then an open safety conversation answers, then an open guided one, then
 * topics, ready answers and rules (`replyTo`). The state that comes back is the one to give with the next input; the one given is not changed.
 */
export function converse(before: ConversationState, input: ConversationInput, options: ConverseOptions): Turn {
  if (!('text' in input)) return answer(before, input, nothing, options)
  // First: help must come whatever else the words match (safety S1).
  const caution = cautionOf(before, input.text)
  const reading = readRisk(input.text, options.language, caution)
  if (!isFaintGuess(before, input.text, reading, options.language, caution)) {
    return answer(before, input, reading, options)
  }
  const turn = answer(before, input, asDistress(reading), options)
  return turn.state.open ? turn : withMoreToSay(turn, input.text)
}

function answer(
  before: ConversationState,
  input: ConversationInput,
  reading: RiskReading,
  options: ConverseOptions,
): Turn {
  const isText = 'text' in input
  const state = { ...before, spoken: spokenAfter(before, input, options.language) }
  const today = dayOf(options.now)
  const wrong = takenBack(state, input, reading)
  if (wrong) return backToTalk(wrong, options, today)
  const safety = safetyTurn(withPaused(state), input, reading, options)
  if (safety) return isOver(safety) ? offerToGoOn(safety, nothing, today) : safety
  const aside = answerAside(state, input, today)
  if (aside) return isOver(aside) ? offerToGoOn(aside, nothing, today) : aside
  if (isText && state.guided?.name !== 'panic' && namedIn(input.text).fearOfDying) {
    const going = { state: { ...state, aside: null }, say: [], reading, today }
    return start(state.guided ? pausing(going, state.guided) : going, 'panic')
  }
  const lenders = isText ? lenderTurn({ ...state, aside: null }, input.text, reading, today) : null
  if (lenders) return lenders
  const guided = guidedTurn({ ...state, aside: null }, input, reading, options, today)
  if (guided) return guided
  return ordinaryTurn({ ...state, aside: null, guided: null }, isText ? input.text : '', reading, options, today)
}

/** After a guess of the gate that was wrong, while one is asked about, or where words are about the chat itself, a guess is not enough. */
const cautionOf = ({ isCorrected, open }: ConversationState, text: string) =>
  isCorrected || (open && isUnsure(open)) || isAboutTheChat(text) ? correctedCaution : 0

/** The turn of 'stay with me' that is due at `now`, to be asked for at `nextStayAt(state)`; null before that. */
export function stayTurn(state: ConversationState, now: Date): Turn | null {
  const line = dueLine(state, now)
  if (!line || !state.open?.stay) return null
  const stay = line.say.id.endsWith('.ten') ? null : { ...state.open.stay, saidLines: line.saidLines }
  const node = stay ? state.open.node : 'rest'
  return turnOf({ ...state, open: { ...state.open, stay, node } }, [line.say], nothing)
}

/** Whether a safety conversation is left for good, and a guided one waits that it broke into. */
const isOver = ({ state }: Turn) => !state.open && !state.aside && state.paused != null

/** Once a safety conversation is open, the guided one waits. */
function withPaused(state: ConversationState): ConversationState {
  const { guided, ...rest } = state
  if (!guided) return state
  const waits = guided.name !== 'between' && guided.name !== 'memory'
  return { ...rest, guided: null, paused: waits ? guided : (state.paused ?? null) }
}

/** A choice keeps to the language of the talk; another language of the interface begins anew. */
function spokenAfter(
  state: ConversationState,
  input: ConversationInput,
  language: Language,
): ConversationState['spoken'] {
  const before = state.spoken.interface === language ? state.spoken.language : language
  if ('text' in input) return { language: languageOf(input.text, language, before), interface: language }
  return state.spoken.interface === language ? state.spoken : { language, interface: language }
}
