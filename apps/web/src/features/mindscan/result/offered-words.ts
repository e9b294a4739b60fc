import { allFeelingWords, type FeelingWord } from '@maitri/domain'

/** As many as fit beside each other on a phone, in two rows. */
const mostOffered = 8

/** Offered to whoever has not said anything yet: two from each field. */
const firstOffered: readonly FeelingWord[] = [
  'calm',
  'tired',
  'anxious',
  'sad',
  'happy',
  'hopeful',
  'angry',
  'relieved',
]

/** A short row of feeling words: the person's own by how often they chose them, then those found in the words, then common ones. */
export function offeredWords(said: readonly FeelingWord[], found: readonly string[]): FeelingWord[] {
  const counts = new Map<FeelingWord, number>()
  for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1)
  const own = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word)
  const measured = found.flatMap((label) => allFeelingWords.filter((word) => word === label))
  return [...new Set([...own.slice(0, mostOffered / 2), ...measured, ...firstOffered])].slice(0, mostOffered)
}
