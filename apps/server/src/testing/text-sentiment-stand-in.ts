import * as z from 'zod'
import { googleApiKey, googleRefusal, isJson, jsonOf, startGoogleApi } from './google-api-stand-in'
import type { Recorded, Reply } from './provider-stand-in'

/** Languages of which the service knows the sentiment, as far as ours go. */
const known = ['en', 'hi']

const question = z.strictObject({
  document: z.strictObject({ type: z.literal('PLAIN_TEXT'), content: z.string(), language: z.string().optional() }),
  encodingType: z.literal('UTF8'),
})

/** Google Cloud Natural Language on this machine, as strict as the real one about what it is sent. */
export const startTextSentiment = () => startGoogleApi(answer)

function answer(request: Recorded): Reply {
  const { method, path, headers, body } = request
  if (method !== 'POST' || path !== '/v1/documents:analyzeSentiment') return googleRefusal(404)
  if (headers['x-goog-api-key'] !== googleApiKey) return googleRefusal(401)
  const asked = question.safeParse(jsonOf(request))
  if (!isJson(request) || !asked.success) return googleRefusal(400, body.toString('utf8'))
  const { content, language = 'en' } = asked.data.document
  if (!known.includes(language)) return googleRefusal(400, `The language ${language} is not supported: ${content}`)
  return {
    status: 200,
    json: {
      documentSentiment: { score: -0.6, magnitude: 1.2 },
      language,
      sentences: [{ text: { content, beginOffset: 0 }, sentiment: { score: -0.6, magnitude: 0.6 } }],
    },
  }
}
