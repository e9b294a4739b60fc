import type { Language } from '../../language'
import { needsHelp, type RiskReading, type RiskTier, readRisk } from '../../risk'
import type { ConversationState, Turn } from '../conversation'
import { asksSomething } from '../guided/listening-lines'
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

const more = { id: 'conversation.listening.more_to_say' }

/**
 * The turn that answers the words, with the line that more can be said; whoever is cross with the program is not asked what lies behind. Beside an
 * invitation to say more nothing else is asked: a question of listening can wait, that of a conversation stands last.
 */
export function withMoreToSay(turn: Turn, text: string): Turn {
  if (moveOf(text).is === 'complaint') return turn
  const { guided, talk } = turn.state
  const last = turn.say.at(-1)
  const isListening = guided?.node === 'ear'
  if (isListening && last && asksSomething(asked(last.id)) && turn.say.length > 1) {
    const isLeft = (id: string) => id !== asked(last.id)
    const left = talk && { ...talk, said: (talk.said ?? []).filter(isLeft), questions: (talk.questions ?? 1) - 1 }
    return withLines({ ...turn, state: { ...turn.state, ...(left && { talk: left }) } }, [
      ...turn.say.slice(0, -1),
      more,
    ])
  }
  const isWaiting = guided ? !isListening : (talk?.isAsked ?? false)
  return withLines(turn, isWaiting && last ? [...turn.say.slice(0, -1), more, last] : [...turn.say, more])
}

const asked = (id: string) => id.replace('conversation.', '')

const withLines = (turn: Turn, say: Turn['say']): Turn => ({
  ...turn,
  say,
  state: { ...turn.state, isFaint: true, lastSaid: say.map(({ id }) => id) },
})
