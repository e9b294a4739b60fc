import * as z from 'zod'
import { askProvider } from '../ask-provider'
import { ProviderError } from '../provider-error'
import type { TextSentimentProvider } from './text-sentiment-provider'

const provider = 'google-language'

/** Where the service leaves a number out, it is 0. */
const answer = z.object({
  documentSentiment: z.object({
    score: z.number().min(-1).max(1).default(0),
    magnitude: z.number().min(0).default(0),
  }),
})

type GoogleLanguageOptions = { url: string; apiKey: string; deadlineMs?: number }

/** Google Cloud Natural Language. */
export function googleLanguage({ url, apiKey, deadlineMs = 8_000 }: GoogleLanguageOptions): TextSentimentProvider {
  const read: TextSentimentProvider['read'] = async ({ text, language, signal }) => {
    const { value, requestId } = await askProvider({
      provider,
      method: 'POST',
      url: `${url}/v1/documents:analyzeSentiment`,
      headers: { 'x-goog-api-key': apiKey },
      json: { document: { type: 'PLAIN_TEXT', content: text, language }, encodingType: 'UTF8' },
      signal,
      deadlineMs,
    })
    const parsed = answer.safeParse(value)
    if (!parsed.success) throw new ProviderError(provider, 'invalid_response', 200, { requestId })
    return { ...parsed.data.documentSentiment, requestId }
  }
  return {
    read,
    async checkKey() {
      await read({ text: 'Good', language: 'en', signal: new AbortController().signal })
    },
  }
}
