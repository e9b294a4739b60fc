import type { TextAnalysis } from '@maitri/contracts'
import { analyzeSentiment, chooseTips, type Language } from '@maitri/domain'

/** Reads a text on this device. The same text gives the same reading. */
export function readText(text: string, language: Language): TextAnalysis {
  const result = analyzeSentiment(text, language)
  return {
    kind: 'text',
    text,
    language,
    ...result,
    sentimentSource: 'device',
    suggestions: chooseTips(result),
    usedFallback: false,
  }
}
