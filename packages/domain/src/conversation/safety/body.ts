import { labelReader } from '../../replies/word-tables'
import { hear } from '../hearing/hear'
import { bodyTables } from './words/body-words'

const labelsIn = labelReader(bodyTables)

/** Longer messages tell something, and a number in them is no amount. */
const longestAmount = 6

/** 'I feel sleepy': whoever took something needs a doctor at once. Linear in the length of the text. */
export const feelsUnwell = (text: string): boolean => labelsIn(text).has('unwell')

/** 'Twenty minutes ago', 'the whole strip', 'ten': it was taken. */
export function tellsOfTaking(text: string): boolean {
  const { number, words, says } = hear(text)
  return labelsIn(text).has('taken') || says.has('taken') || (number !== null && number > 0 && words <= longestAmount)
}

/** Whether words name what was taken, so that how long ago and how many belong to it. */
export function namesTaken(text: string): boolean {
  const { says } = hear(text)
  return says.has('taken') && says.has('means')
}
