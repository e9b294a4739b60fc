import type { TextAnalysis } from '@maitri/contracts'

type Highlight = TextAnalysis['highlights'][number]

export type Segment = { start: number; words: string; highlight: Highlight | null }

/** Cuts a text at its highlights, in order; joined again the words are the text. A highlight beyond the text's end is cut short or left out. */
export function segmentsOf(text: string, highlights: readonly Highlight[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  const cutTo = (end: number, highlight: Highlight | null) => {
    if (end > at) segments.push({ start: at, words: text.slice(at, end), highlight })
    at = Math.max(at, end)
  }
  for (const highlight of highlights) {
    cutTo(Math.min(highlight.start, text.length), null)
    cutTo(Math.min(highlight.end, text.length), highlight)
  }
  cutTo(text.length, null)
  return segments
}
