import { labelReader } from '../../replies/word-tables'
import { parentsTables } from './words/parents-words'

const labelsIn = labelReader(parentsTables)

/** Whether words tell that one parent of the writer hurts the other, and not the writer as well. Linear in the length of the text. */
export function isBetweenParents(text: string): boolean {
  const labels = labelsIn(text)
  return labels.has('beaten') && !labels.has('notBeaten') && !labels.has('meToo')
}

/** 'Me too': the writer is hurt as well. */
export const isMeToo = (text: string): boolean => labelsIn(text).has('meToo')

/** 'How do I save my mother?' */
export const asksHowToProtect = (text: string): boolean => labelsIn(text).has('protect')
