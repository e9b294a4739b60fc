import { tokensOf } from '../../text/tokens-of'
import type { ConversationState, Talk } from '../conversation'
import type { Topic } from '../topics/topics'

const mostTold = 300
const shareOfNew = 0.3
const longestStory = 6

export const talkOf = ({ talk }: Pick<ConversationState, 'talk'>): Talk =>
  talk ?? { topics: [], asked: [], told: [], heavier: 0, isAsked: false }

const wordsOfText = (text: string) =>
  tokensOf(text).flatMap((token) => (token.kind === 'word' && token.folded !== '' ? [token.folded] : []))

/** The talk after these words. */
export function talkAfter(talk: Talk, text: string, topic?: Topic | null): Talk {
  const told = [...new Set([...talk.told, ...wordsOfText(text)])].slice(-mostTold)
  const topics = topic && !talk.topics.includes(topic) ? [...talk.topics, topic] : talk.topics
  return { ...talk, told, topics, story: [...(talk.story ?? []), text].slice(-longestStory) }
}

/** Whether hardly a word of these was not used before in the talk. */
export function saysNothingNew(talk: Talk, text: string): boolean {
  const words = wordsOfText(text)
  const known = new Set(talk.told)
  return words.length > 0 && words.filter((word) => !known.has(word)).length <= words.length * shareOfNew
}
