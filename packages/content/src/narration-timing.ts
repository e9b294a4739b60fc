import type { Language } from '@maitri/domain'

/** The speeds that are offered, as the platform's speech counts them: 1 is how its voice speaks by itself. */
export const voiceRates = { slow: 0.75, calm: 0.85, usual: 1 } as const
export type VoicePace = keyof typeof voiceRates

/**
 * Words a minute of a device's voice at the rate 1, a cautious figure for each language: the words of Tamil, Kannada and Telugu are two
 * or three of an English one.
 */
const wordsPerMinute: Record<Language, number> = { en: 160, hi: 150, mr: 115, gu: 125, bn: 125, te: 95, kn: 90, ta: 90 }

/** Between two sentences a voice breathes. */
const pauseSeconds = 0.35

/** About how many seconds a text takes to be said in a language at a pace. */
export function spokenSeconds(text: string, language: Language, pace: VoicePace): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const sentences = text.match(/[.!?।:]+(?:\s|$)/g)?.length ?? 1
  return (words * 60) / wordsPerMinute[language] / voiceRates[pace] + (sentences - 1) * pauseSeconds
}

/** Parts that are said one after the other, each a sentence of its own. */
export const joinedWords = (parts: readonly string[]): string =>
  parts.map((part) => (/[.!?।:]$/.test(part) ? part : `${part}.`)).join(' ')
