import { analysisTextMaxLength } from '@maitri/contracts'

/** The specification's section 5, read with `docs/rules.md`: ten characters are enough. */
const textMinLength = 10

export type TextProblem = { key: 'too_short' } | TooLong

type TooLong = { key: 'too_long'; count: number }

/** What is wrong with a typed text, or null; the white space around it does not count. */
export function checkText(text: string): TextProblem | null {
  return text.trim().length < textMinLength ? { key: 'too_short' } : checkLength(text)
}

/** What is wrong with words that were heard, or null: two words may be all that someone says. */
export function checkTranscript(text: string): { key: 'empty' } | TooLong | null {
  return text.trim() === '' ? { key: 'empty' } : checkLength(text)
}

function checkLength(text: string): TooLong | null {
  const { length } = text.trim()
  return length > analysisTextMaxLength ? { key: 'too_long', count: length - analysisTextMaxLength } : null
}
