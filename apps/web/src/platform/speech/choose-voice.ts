import type { Language } from '@maitri/domain'

/** The voice that reads this language best: of India before others, on the device before a server's. Null where none speaks it. */
export function chooseVoice<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
  language: Language,
): Voice | null {
  const tagOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase()
  const speaking = voices.filter((voice) => tagOf(voice).split('-')[0] === language)
  const rank = (voice: Voice) => (voice.localService ? 2 : 0) + (tagOf(voice) === `${language}-in` ? 1 : 0)
  return speaking.reduce<Voice | null>((best, voice) => (best && rank(best) >= rank(voice) ? best : voice), null)
}
