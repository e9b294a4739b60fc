import type { RiskReading } from '../../risk'
import type { ConversationState, OpenGuided, Turn } from '../conversation'
import { follow, type Going, pausing, saying, start } from '../guided/go'
import { talkOf } from '../guided/talk'
import { lenderQuestionIn, namesLenders, tellsOfLenders } from './lenders'

const opening = 'money.lender'

/**
 * What those who collect debts may not do, what to keep and where to report it: once in a talk, where words tell that they threaten or shame, or,
 * with `isNamed`, already where they are named. Later what is asked about them is answered. Null where it is about something else.
 */
export function lenderTurn(
  state: ConversationState,
  text: string,
  reading: RiskReading,
  today: string,
  isNamed = false,
): Turn | null {
  const said = talkOf(state).said ?? []
  const question = lenderQuestionIn(text)
  const answer = question && `${opening}_${question}`
  const from = state.guided ?? undefined
  const going: Going = { state, say: [], reading, today }
  if (!said.includes(opening)) {
    if (!tellsOfLenders(text) && !(isNamed && namesLenders(text))) return null
    const ids = answer ? [opening, answer] : [opening]
    const free = from ? pausing(remembering(going, ids), from) : remembering(going, ids)
    const turn = start(free, 'money', {}, 'lender')
    return answer ? withAnswer(turn, answer) : turn
  }
  if (!answer || said.includes(answer) || !from || !isAbout(from, text)) return null
  return follow(saying(remembering(going, [answer]), [answer]), from, { stays: true })
}

/** Where the talk is about money a question needs no name of theirs. */
const isAbout = ({ name }: OpenGuided, text: string): boolean =>
  name === 'money' || name === 'listening.money' || name === 'listening.loan_app' || namesLenders(text)

function remembering(going: Going, ids: readonly string[]): Going {
  const talk = talkOf(going.state)
  const topics = talk.topics.includes('loan_app') ? talk.topics : [...talk.topics, 'loan_app' as const]
  return {
    ...going,
    state: {
      ...going.state,
      talk: { ...talk, topics, said: [...(talk.said ?? []), ...ids], replies: (talk.replies ?? 0) + 1 },
    },
  }
}

/** The answer stands before what asks. */
function withAnswer(turn: Turn, answer: string): Turn {
  const say = [...turn.say.slice(0, -1), { id: `conversation.${answer}` }, ...turn.say.slice(-1)]
  return { ...turn, say, state: { ...turn.state, lastSaid: say.map(({ id }) => id) } }
}
