import { topicsIn, warmTopics } from '../conversation/topics/read-topic'
import { labelReader } from '../replies/word-tables'
import { namesTopic } from '../resources/topic-words'
import { friendWords, friendWordsInLatinHindi } from './friend-words'
import type { TipTopic } from './tips-of-topics'

/** More than two topics would leave none of them a second tip. */
const most = 2

const labelsIn = labelReader([
  { words: { friend: friendWords }, comparedBy: 'spelling' },
  { words: { friend: friendWordsInLatinHindi }, comparedBy: 'sound' },
])

const isAboutFriend = (text: string): boolean => labelsIn(text).has('friend')

/**
 * What the words are about, the strongest first, at most two; empty where no topic is named. Violence and someone else in need come before what
 * is said beside them. Linear in the length of the text.
 */
export function tipTopicsIn(text: string): TipTopic[] {
  const found: TipTopic[] = []
  if (namesTopic(text, 'violence at home')) found.push('violence')
  if (isAboutFriend(text)) found.push('friend')
  return [...found, ...topicsIn(text)].slice(0, most)
}

/** Makes ready in slices of about a millisecond what the first text needs. May be left at any slice. */
export function* warmTipTopics(): Generator<void> {
  yield* warmTopics()
  isAboutFriend('')
}
