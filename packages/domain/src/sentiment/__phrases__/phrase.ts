import type { EmotionLabel, Sentiment } from '../sentiment-result'

/** A sentence someone might say, with what a reader takes it for. */
export type Phrase = { text: string; sentiment: Sentiment; emotions: EmotionLabel[] }

/** `tuning` may be looked at while words and rules are written; `heldOut` is only counted. */
export type PhraseSet = { tuning: Phrase[]; heldOut: Phrase[] }

const sentimentBySign: Record<string, Sentiment> = { '+': 'positive', '-': 'negative', '0': 'neutral' }

/** One phrase a line: `+`, `-` or `0`, the words, then optionally `#` and the feelings a reader hears. */
export function phrasesOf(lines: string): Phrase[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [said = '', feelings = ''] = line.slice(1).split('#')
      const sentiment = sentimentBySign[line[0] ?? '']
      if (!sentiment) throw new Error('A phrase begins with +, - or 0')
      const emotions = feelings.split(/[\s,]+/).filter(Boolean) as EmotionLabel[]
      return { text: said.trim(), sentiment, emotions }
    })
}
