import type { RiskReading } from '../risk'
import type { ConversationState, ConverseOptions, Turn } from './conversation'
import { resume } from './guided/go'
import { guidedTurn } from './guided/guided-turn'
import { lenderTurn } from './lenders/lender-turn'
import { ordinaryTurn } from './ordinary-turn'
import type { TakenBack } from './safety/taken-back'

const nothing: RiskReading = { tier: 'none', about: 'self', matched: [] }

/** After a safety conversation that was taken back: the talk goes on with what the person said, as if it had been heard rightly at once. */
export function backToTalk({ state, say, words }: TakenBack, options: ConverseOptions, today: string): Turn {
  const turn = goOn(state, words, options, today)
  const lastSaid = [...say, ...turn.say].map(({ id }) => id)
  return { ...turn, say: [...say, ...turn.say], state: { ...turn.state, lastSaid } }
}

function goOn(state: ConversationState, words: string, options: ConverseOptions, today: string): Turn {
  const { paused } = state
  if (words === '') return resume({ state, say: [], reading: nothing, today })
  const lenders = lenderTurn(state, words, nothing, today, true)
  if (lenders) return lenders
  const guided = paused ? { ...paused, unclear: 0 } : null
  const answered = guided && guidedTurn({ ...state, guided, paused: null }, { text: words }, nothing, options, today)
  return answered ?? ordinaryTurn({ ...state, guided: null }, words, nothing, options, today)
}
