import type { Language } from '../../language'
import { needsHelp, type RiskReading, type RiskTier, readRisk } from '../../risk'
import type { ConversationState, Turn } from '../conversation'
import { talkOf } from '../guided/talk'
import { moveOf } from '../hearing/moves/move-of'

/** What a talk is about shows by its third message; the first ones may be why the person came. */
const fewestMessages = 2

/**
 * How much surer (a score) the learned reader has to be in the middle of a talk before a safety conversation opens. Six of eight messages that it
 * took wrongly in twelve talks of a stranger were below 0.7, and a fifth of what it finds in the test writers' phrases. A body and a child are
 * always asked about, and what may be meant for tonight nearly always.
 */
const faintBelow: Partial<Record<RiskTier, number>> = { crisis: 0.7, abuse: 0.7, imminent: 0.3 }

/**
 * Whether what was read is a faint guess of the learned reader in the middle of a talk, the first one there: the words are answered as they are,
 * and the person hears that more can be said and who listens. A second guess opens the conversation that asks (`unsure.ts`).
 */
export function isFaintGuess(
  state: ConversationState,
  text: string,
  reading: RiskReading,
  language: Language,
  caution: number,
): boolean {
  const below = faintBelow[reading.tier]
  if (below === undefined || state.open || state.isFaint || state.tier !== 'none') return false
  const { story = [] } = talkOf(state)
  return story.length >= fewestMessages && !needsHelp(readRisk(text, language, caution + below).tier)
}

/** What a faint guess counts as: heavy, so that nothing light is said to it. */
export const asDistress = ({ about }: RiskReading): RiskReading => ({ tier: 'distress', about, matched: ['distress'] })

/** The turn that answers the words, with the line that more can be said; whoever is cross with the program is not asked what lies behind. */
export function withMoreToSay(turn: Turn, text: string): Turn {
  if (moveOf(text).is === 'complaint') return turn
  const say = [...turn.say, { id: 'conversation.listening.more_to_say' }]
  return { ...turn, say, state: { ...turn.state, isFaint: true, lastSaid: say.map(({ id }) => id) } }
}
