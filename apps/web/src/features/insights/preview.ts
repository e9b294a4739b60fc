/** Characters of a preview, as people count them; the specification, section 9. */
export const previewCharacters = 150

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A text's beginning: at most `limit` grapheme clusters, cut at the end of a word, and an ellipsis after them. A text that is short enough
 * stays as it is; a first word that alone is longer is cut between two clusters.
 */
export function previewOf(text: string, limit = previewCharacters): string {
  const whole = text.trim()
  const parts = Array.from(clusters.segment(whole), ({ segment }) => segment)
  if (parts.length <= limit) return whole
  const cut = parts.slice(0, limit).join('')
  const isAtWordEnd = isSpace(parts[limit])
  const words = isAtWordEnd ? cut : cut.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.!?।–-]+$/u, '')}…`
}

const isSpace = (part: string | undefined) => part !== undefined && /^\s+$/u.test(part)
