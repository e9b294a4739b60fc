import type { Language } from '@maitri/domain'

/** What of the browser's speech recognition is used; its events are those of the platform. */
export type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** True keeps the sound on this device; only where `available` said that it can. */
  processLocally?: boolean
  start(): void
  /** Ends after the words that are still on their way. */
  stop(): void
  abort(): void
}

export type RecognitionClass = {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

/** The browser's speech recognition, or null where it has none. */
export function findRecognition(): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

/** English is that of the United States, as the specification says; the others are spoken in India. */
export const speechTag = (language: Language): string => (language === 'en' ? 'en-US' : `${language}-IN`)

/** Whether this browser turns that language into words without sending the sound to anyone. */
export async function isHeardOnDevice(recognition: RecognitionClass, language: Language): Promise<boolean> {
  try {
    return (await recognition.available?.({ langs: [speechTag(language)], processLocally: true })) === 'available'
  } catch {
    // A browser that knows the question but not this language may refuse it.
    return false
  }
}

/** To whom the sound goes where the device does not hear by itself; a key of the words. */
export type BrowserMaker = 'google' | 'microsoft' | 'apple' | 'other'

/** By the browser's own name for itself: there is nothing else that tells. */
export function browserMaker(userAgent: string = navigator.userAgent): BrowserMaker {
  if (/\b(?:OPR|SamsungBrowser|YaBrowser|Vivaldi)\//.test(userAgent)) return 'other'
  if (/\bEdg(?:A|iOS)?\//.test(userAgent)) return 'microsoft'
  // On an iPhone every browser hears through the system.
  if (/\b(?:iPhone|iPad)\b/.test(userAgent)) return 'apple'
  if (/Chrome\//.test(userAgent)) return 'google'
  return /\bSafari\//.test(userAgent) ? 'apple' : 'other'
}
