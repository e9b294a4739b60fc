import { type TranslationLanguage, translationLanguages } from '@maitri/contracts'
import * as z from 'zod'
import { askProvider, type Question } from '../ask-provider'
import { ProviderError } from '../provider-error'
import { inBatches } from './in-batches'
import type { TranslationProvider } from './translation-provider'

const name = 'libretranslate'

const answer = z.object({ translatedText: z.array(z.string()) })
const languageList = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }))

/** `apiKey` is null where the server asks for none. */
type LibreTranslateOptions = { url: string; apiKey: string | null; deadlineMs?: number }

/** LibreTranslate, which takes its key in the body. */
export function libreTranslate({ url, apiKey, deadlineMs = 10_000 }: LibreTranslateOptions): TranslationProvider {
  const keyed = apiKey === null ? {} : { api_key: apiKey }
  const ask = (question: Pick<Question, 'method' | 'json'> & { path: string; signal?: AbortSignal }) =>
    askProvider({
      provider: name,
      method: question.method,
      url: `${url}${question.path}`,
      json: question.json,
      signal: question.signal ?? new AbortController().signal,
      deadlineMs,
    })

  return {
    name,

    /** Each server has its own: those into which some language is translated. */
    async languages() {
      const { value, requestId } = await ask({ method: 'GET', path: '/languages' })
      const listed = languageList.safeParse(value).data
      if (!listed) throw new ProviderError(name, 'invalid_response', 200, { requestId })
      const targets = new Set(listed.flatMap(({ code, targets }) => targets.filter((target) => target !== code)))
      return translationLanguages.filter((language) => targets.has(codeOf(language)))
    },

    translate: ({ texts, language, signal }) =>
      inBatches(texts, async (batch) => {
        const json = { q: batch, source: 'auto', target: codeOf(language), format: 'text', ...keyed }
        const { value, requestId } = await ask({ method: 'POST', path: '/translate', json, signal })
        const translated = answer.safeParse(value).data?.translatedText
        if (translated?.length !== batch.length) {
          throw new ProviderError(name, 'invalid_response', 200, { requestId })
        }
        return translated
      }),

    /** Which language a word of ours is in: of the calls that need a key, the one that every installation can answer. */
    async checkKey() {
      await ask({ method: 'POST', path: '/detect', json: { q: 'Good morning', ...keyed } })
    },
  }
}

const codeOf = (language: TranslationLanguage) => (language === 'zh' ? 'zh-Hans' : language)
