import { loadReplyText } from '@maitri/content/load-reply-text'
import {
  type ConversationInput,
  type ConversationMemory,
  type ConversationState,
  converse,
  isUnsure,
  type Language,
  type Offer,
  openConversation,
  type RiskReading,
  safetyReading,
  stayTurn,
  type Turn,
} from '@maitri/domain'
import type { ReplyThread } from '../../../data/conversation/message'

export { warmTold } from '@maitri/domain'

export type Choice = { id: string; label: string }

/** Where the conversation stands: plain JSON, for the memory of this tab alone. */
export type Dialog = { state: ConversationState; choices: Choice[]; language: Language; offer?: Offer }

/** A turn in words, one string for each bubble. */
export type Response = {
  bubbles: string[]
  /** The language these are in. */
  language: Language
  /** True for what belongs to a safety conversation: it comes at once and carries no name. */
  isHelp: boolean
  /** True where a safety conversation opens, so that its second bubble names the lines. */
  opensHelp: boolean
  /** True where the person says that what the gate only guessed is so. */
  confirmsHelp?: boolean
  replyId: string
  topic?: string | undefined
  dialog: Dialog
  memory?: ConversationMemory
  /** What the panel beside an open safety conversation shows. */
  reading: RiskReading | null
}

/** Begins: the greeting, or the question that the person allowed on an earlier day. */
export function openDialog(
  language: Language,
  memory: ConversationMemory,
  now: Date,
  thread: ReplyThread,
): Promise<Response> {
  const turn = openConversation(language, memory, now)
  const { lastReplyId, topic } = thread
  const state = { ...turn.state, ...(lastReplyId && { lastReplyId }), ...(topic && { topic }) }
  return inWords({ ...turn, state }, language)
}

type RespondOptions = {
  /** The interface's language. */
  language: Language
  now: Date
  random: () => number
  /** The bubbles that stand above: they are not said twice running, also where nothing remembers their name (`docs/safety.md` S15). */
  lastWords: readonly string[]
}

/** What Mindmitra says to words or to a choice. Rejects where the words can be loaded neither in its language nor in the interface's. */
export async function respond(dialog: Dialog, input: ConversationInput, options: RespondOptions): Promise<Response> {
  const first = await inWords(converse(dialog.state, input, options), options.language)
  const confirmsHelp = isGuess(dialog) && first.dialog.state.open !== null && !isGuess(first.dialog)
  if (!sameWords(first.bubbles, options.lastWords)) return { ...first, confirmsHelp }
  const { lastSaid } = first.dialog.state
  const again = { ...dialog.state, lastSaid, lastReplyId: lastSaid[0] ?? '' }
  return { ...(await inWords(converse(again, input, options), options.language)), confirmsHelp }
}

const isGuess = ({ state: { open } }: Dialog): boolean => open !== null && isUnsure(open)

/** The line of 'stay with me' that is due now; null where none is. */
export async function stayWith(dialog: Dialog, now: Date): Promise<Response | null> {
  const turn = stayTurn(dialog.state, now)
  return turn && inWords(turn, turn.language)
}

/** What the panel beside an open safety conversation shows; null where none is open. */
export const readingOf = ({ state }: Dialog): RiskReading | null => safetyReading(state)

/** The words of a turn in its language; where that one cannot be loaded, for instance offline, in the interface's. */
async function inWords(turn: Turn, fallback: Language): Promise<Response> {
  const { say, choices, state, memory, offer } = turn
  const replyId = say[0]?.id ?? ''
  const isHelp = state.open !== null || say.some(({ id }) => id.startsWith('safety.'))
  const { language, text } = await loadReplyText(turn.language).then(
    (loaded) => ({ language: turn.language, text: loaded }),
    async () => ({ language: fallback, text: await loadReplyText(fallback) }),
  )
  return {
    bubbles: say.flatMap(({ id, values }) => text(id, values)),
    language,
    isHelp,
    opensHelp: replyId.endsWith('.opening.a') || replyId.endsWith('.opening.b'),
    replyId,
    topic: state.topic,
    dialog: {
      state,
      choices: choices.map(({ id }) => ({ id, label: text(id).join(' ') })),
      language,
      ...(offer && { offer }),
    },
    ...(memory && { memory }),
    reading: safetyReading(state),
  }
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((words, index) => words === other[index])
}
