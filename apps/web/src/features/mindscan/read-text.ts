import type { TextAnalysis } from '@maitri/contracts'
import { analyzeSentiment, chooseTips, type Language, type TipContext, tipTopicsIn } from '@maitri/domain'

/** Reads a text on this device. The same text gives the same reading; the tips beside it turn with the seed and with what was shown before. */
export function readText(text: string, language: Language, context: Omit<TipContext, 'heard'> = {}): TextAnalysis {
  const result = analyzeSentiment(text, language)
  return {
    kind: 'text',
    text,
    language,
    ...result,
    sentimentSource: 'device',
    suggestions: chooseTips(result, { ...context, heard: tipTopicsIn(text) }),
    usedFallback: false,
  }
}
