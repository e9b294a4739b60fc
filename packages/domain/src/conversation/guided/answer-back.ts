import type { OpenGuided, Turn } from '../conversation'
import { saidBack } from '../hearing/moves/said-back'
import type { Topic } from '../topics/topics'
import { aboutLine } from './back-lines'
import { follow, type Going } from './go'
import { moveLines } from './listening-lines'
import { doesWhat, offeredBy } from './offered'
import { fresh, isUnsaid, told } from './said-in-talk'
import { talkAfter, talkOf } from './talk'

/**
 * Answers few words that say something back to the last line: they are about that line and about nothing else. An offer that is taken up begins.
 * Null for other words, and where the line to it was said.
 */
export function answeredBack(going: Going, from: OpenGuided, text: string): Turn | null {
  const back = saidBack(text)
  const last = going.state.lastSaid.at(-1)
  if (!back || !last?.startsWith('conversation.')) return null
  const id = last.replace('conversation.', '')
  const talk = talkOf(going.state)
  const does = doesWhat(id)
  const heard = { ...going, state: { ...going.state, talk: talkAfter(talk, text) } }
  if (back === 'accepts' || back === 'defers') return takenOrPutOff(heard, from, back, id)
  const line = aboutLine[does][back]
  return isUnsaid(talk)(line) ? told(heard, from, [line]) : null
}

function takenOrPutOff(going: Going, from: OpenGuided, back: 'accepts' | 'defers', id: string): Turn | null {
  const talk = talkOf(going.state)
  const topic = from.name.replace('listening.', '') as Topic | 'open'
  const offered = offeredBy(id, topic)
  const isToDo = offered !== null || doesWhat(id) === 'advises'
  // Where it stands among the choices of a question it is chosen there.
  if (back === 'defers') return isToDo && from.node === 'ear' ? told(going, from, ['back.later']) : null
  if (offered) return follow(going, from, { conversation: offered })
  if (isToDo) return told(going, from, ['back.taken'])
  return doesWhat(id) === 'says' ? told(going, from, [fresh(talk, moveLines.agreement)]) : null
}
