import { type ProviderErrorKind, type TranslationLanguage, translationLanguages } from '@maitri/contracts'
import * as z from 'zod'
import { askProvider, type Question } from '../ask-provider'
import { kindOfStatus } from '../kind-of-status'
import { ProviderError } from '../provider-error'
import { inBatches } from './in-batches'
import type { TranslationProvider } from './translation-provider'

const name = 'google-translate'

const answer = z.object({ data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }) })
const refusal = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) })

/** Google calls a used-up quota forbidden, and says in the body that it is one. */
const quotaReasons = ['dailyLimitExceeded', 'userRateLimitExceeded', 'rateLimitExceeded', 'quotaExceeded']

type GoogleTranslateOptions = { url: string; apiKey: string; deadlineMs?: number }

/** Google Cloud Translation, by its Basic v2. */
export function googleTranslate({ url, apiKey, deadlineMs = 10_000 }: GoogleTranslateOptions): TranslationProvider {
  const ask = (question: Pick<Question, 'method' | 'json' | 'signal'> & { path: string }) =>
    askProvider({
      provider: name,
      method: question.method,
      url: `${url}/language/translate/v2${question.path}`,
      headers: { 'x-goog-api-key': apiKey },
      json: question.json,
      signal: question.signal,
      deadlineMs,
      kindOf,
    })

  return {
    name,
    languages: async () => [...translationLanguages],

    translate: ({ texts, language, signal }) =>
      inBatches(texts, async (batch) => {
        // Without a source it finds out the language itself; without a format it would take and give HTML.
        const json = { q: batch, target: codeOf(language), format: 'text' }
        const { value, requestId } = await ask({ method: 'POST', path: '', json, signal })
        const translations = answer.safeParse(value).data?.data.translations
        if (translations?.length !== batch.length) {
          throw new ProviderError(name, 'invalid_response', 200, { requestId })
        }
        return translations.map(({ translatedText }) => translatedText)
      }),

    /** Which languages there are. */
    async checkKey() {
      await ask({ method: 'GET', path: '/languages', signal: new AbortController().signal })
    },
  }
}

const codeOf = (language: TranslationLanguage) => (language === 'zh' ? 'zh-CN' : language)

function kindOf(status: number, body: unknown): ProviderErrorKind {
  const [first] = refusal.safeParse(body).data?.error.errors ?? []
  return status === 403 && first && quotaReasons.includes(first.reason) ? 'rate_limited' : kindOfStatus(status)
}
