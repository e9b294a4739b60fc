import type { Language } from '../../language'
import { converse, openConversation } from '../converse'

export const now = new Date(2026, 10, 22, 11)

/** The ids of the reply to each of these messages, without what all begin with. */
export function talk(language: Language, ...texts: readonly string[]): string[][] {
  let { state } = openConversation(language)
  return texts.map((text) => {
    const turn = converse(state, { text }, { language, now })
    state = turn.state
    return turn.say.map(({ id }) => id.replace('conversation.', ''))
  })
}
