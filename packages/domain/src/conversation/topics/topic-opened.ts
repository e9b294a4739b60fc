import { topicIn } from './read-topic'
import type { Topic } from './topics'
import { topicTold } from './vocabulary/topic-told'

/** Where the first is named and the second told, the first is meant: it has no vocabulary of its own, or the other is its reason or its outcome ('papa scolds me for my marks', 'my mother-in-law says it is my fault'). */
const within: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  grave_illness: ['caring'],
  low_after_birth: ['baby'],
  caste: ['discrimination'],
  result: ['exams'],
  in_laws: ['couple', 'self_doubt'],
  money: ['loan_app'],
  homesick: ['loneliness'],
  retired: ['old_age'],
  harsh_boss: ['work'],
  teen_phone: ['child_worry'],
  pet: ['grief'],
  theft: ['money'],
  owed: ['money'],
  envy: ['friendship'],
  parents: ['exams'],
  abroad: ['sleep'],
}

/**
 * The topic that words open where a talk has none: the one that they tell of, since a name may stand there by the way ('my mother-in-law says it is
 * time for a child'); where they tell of none, or of several as much, the one that they name. Linear in the length of the text.
 */
export function topicOpened(text: string): Topic | null {
  const told = topicTold(text)
  const named = topicIn(text)
  return told === null || (named !== null && within[named]?.includes(told)) ? named : told
}
