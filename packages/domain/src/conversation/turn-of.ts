import type { RiskReading } from '../risk'
import { asideChoices } from './aside-choices'
import type { ConversationState, Said, Turn } from './conversation'
import { askingNode, choicesOf } from './run-flow'
import { safetyFlows } from './safety/safety-flows'

export const choiceId = (answer: string) => (/^\d+$/.test(answer) ? answer : `safety.choice.${answer}`)

/** The turn that a state and its words make: the choices are those of where it now stands. */
export function turnOf(state: ConversationState, say: Said[], reading: RiskReading): Turn {
  return {
    state: { ...state, lastSaid: say.map(({ id }) => id) },
    say,
    choices: answersOpenIn(state).map((answer) => ({ id: choiceId(answer) })),
    tier: state.open ? state.tier : reading.tier,
    language: state.spoken.language,
  }
}

function answersOpenIn({ open, aside }: ConversationState): readonly string[] {
  if (!open) return aside ? asideChoices[aside] : []
  const flow = safetyFlows[open.name][open.about]
  return [...choicesOf(flow, askingNode(flow, open)), 'leave']
}
