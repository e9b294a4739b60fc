import type { RiskReading } from '../risk'
import { asideChoices } from './aside-choices'
import type { ConversationState, Said, Turn } from './conversation'
import { guidedChoices } from './guided/guided-choices'
import { askingNode, choicesOf } from './run-flow'
import { safetyFlows } from './safety/safety-flows'

export const choiceId = (answer: string) => (/^\d+$/.test(answer) ? answer : `safety.choice.${answer}`)

/** The turn that a state and its words make: the choices are those of where it now stands. */
export function turnOf(state: ConversationState, say: Said[], reading: RiskReading): Turn {
  return {
    state: { ...state, lastSaid: say.map(({ id }) => id) },
    say,
    choices: choiceIdsIn(state).map((id) => ({ id })),
    tier: state.open ? state.tier : reading.tier,
    language: state.spoken.language,
  }
}

function choiceIdsIn({ open, aside, guided, paused }: ConversationState): readonly string[] {
  if (open) {
    const flow = safetyFlows[open.name][open.about]
    return [...choicesOf(flow, askingNode(flow, open)), 'leave'].map(choiceId)
  }
  if (aside) return asideChoices[aside].map(choiceId)
  return guided ? guidedChoices(guided, paused != null) : []
}
