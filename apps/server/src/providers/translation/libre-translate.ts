import { askProvider } from '../ask-provider'
import type { TranslationProvider } from './translation-provider'

type LibreTranslateOptions = { url: string; apiKey: string; deadlineMs?: number }

/** LibreTranslate, which takes its key in the body. */
export function libreTranslate({ url, apiKey, deadlineMs = 10_000 }: LibreTranslateOptions): TranslationProvider {
  return {
    /** Which language a word of ours is in: of the calls that need a key, the one that every installation can answer. */
    async checkKey() {
      await askProvider({
        provider: 'libretranslate',
        method: 'POST',
        url: `${url}/detect`,
        json: { q: 'Good morning', api_key: apiKey },
        signal: new AbortController().signal,
        deadlineMs,
      })
    },
  }
}
