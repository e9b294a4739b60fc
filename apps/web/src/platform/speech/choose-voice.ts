import type { Language } from '@maitri/domain'

type Known = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

const tagOf = ({ lang }: Known) => lang.replace('_', '-').toLowerCase()

/** The voices that read this language, the best first: on the device before a server's, of India before others. Empty where none speaks it. */
export function voicesFor<Voice extends Known>(voices: readonly Voice[], language: Language): Voice[] {
  const rank = (voice: Voice) => (voice.localService ? 2 : 0) + (tagOf(voice) === `${language}-in` ? 1 : 0)
  return voices
    .filter((voice) => tagOf(voice).split('-')[0] === language)
    .toSorted((one, other) => rank(other) - rank(one))
}

/** The voice that reads this language best; null where none speaks it. */
export const chooseVoice = <Voice extends Known>(voices: readonly Voice[], language: Language): Voice | null =>
  voicesFor(voices, language)[0] ?? null
