import { askProvider } from '../ask-provider'
import type { TranslationProvider } from './translation-provider'

type GoogleTranslateOptions = { url: string; apiKey: string; deadlineMs?: number }

/** Google Cloud Translation, by its Basic v2. */
export function googleTranslate({ url, apiKey, deadlineMs = 10_000 }: GoogleTranslateOptions): TranslationProvider {
  return {
    /** Which languages there are. */
    async checkKey() {
      await askProvider({
        provider: 'google-translate',
        method: 'GET',
        url: `${url}/language/translate/v2/languages`,
        headers: { 'x-goog-api-key': apiKey },
        signal: new AbortController().signal,
        deadlineMs,
      })
    },
  }
}
