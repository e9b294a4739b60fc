import { analysisTextMaxLength } from '@maitri/contracts'

/** The specification's section 5, read with `product.md`: ten characters are enough. */
const textMinLength = 10

export type TextProblem = { key: 'too_short' } | { key: 'too_long'; count: number }

/** What is wrong with a text, or null; the white space around it does not count. */
export function checkText(text: string): TextProblem | null {
  const { length } = text.trim()
  if (length < textMinLength) return { key: 'too_short' }
  return length > analysisTextMaxLength ? { key: 'too_long', count: length - analysisTextMaxLength } : null
}
