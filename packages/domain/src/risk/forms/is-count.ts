import { isDigit } from '../../text/letters'
import type { Words } from '../words/words'

/** After these a number is a dose as prescribed, a time of day or an age. */
const units = new Set([
  'mg',
  'ml',
  'mcg',
  'am',
  'pm',
  'minutes',
  'mins',
  'days',
  'th',
  'years',
  'saal',
  'hours',
  'baje',
])
const fewest = 5
const mostDigits = 3

/** Whether a word counts something beyond an ordinary dose: `20`, not `500 mg` and not `at 10`. */
export function isCount(words: Words, at: number): boolean {
  const word = words.plain[at] ?? ''
  if (!isDigit(word.charCodeAt(0)) || word.length > mostDigits || Number(word) < fewest) return false
  return !units.has(words.plain[at + 1] ?? '') && words.plain[at - 1] !== 'at'
}
