import { asideChoices } from './aside-choices'
import type { ConversationInput, ConversationState, Said, Turn } from './conversation'
import { hear } from './hearing/hear'
import { choiceId, turnOf } from './turn-of'

/** Neutral, for a screen that others may see: it names nothing of what was said. */
export const howNow: Said = { id: 'safety.how_now.ask' }

const nothing = { tier: 'none', about: 'self', matched: [] } as const

/**
 * Answers what is asked beside: whether to ask again at the next visit, and then how things are. Null where the input is no answer to it; such
 * words are ordinary ones.
 */
export function answerAside(state: ConversationState, input: ConversationInput, today: string): Turn | null {
  if (!state.aside) return null
  const answer = 'choice' in input ? chosen(state.aside, input.choice) : heardIn(state.aside, input.text)
  if (!answer) return null
  const turn = turnOf({ ...state, aside: null }, [{ id: `safety.answered.${answer}` }], { ...nothing, matched: [] })
  if (answer !== 'may_ask') return turn
  const memory = { ...state.remembered, mayAskSince: today }
  return { ...turn, state: { ...turn.state, remembered: memory }, memory }
}

function chosen(aside: keyof typeof asideChoices, choice: string): string | undefined {
  const answers: readonly string[] = asideChoices[aside]
  return answers.find((answer) => choiceId(answer) === choice)
}

function heardIn(aside: keyof typeof asideChoices, text: string): string | null {
  const { answer } = hear(text)
  if (aside === 'may_ask' && answer === 'yes') return 'may_ask'
  return aside === 'may_ask' && answer === 'no' ? 'may_not_ask' : null
}
