import * as z from 'zod'
import { googleApiKey, googleRefusal, isJson, jsonOf, startGoogleApi } from './google-api-stand-in'
import type { Recorded, Reply } from './provider-stand-in'

export const libreKey = 'libre-key-of-tests'

const googleWish = z.strictObject({
  q: z.array(z.string().min(1)).min(1),
  target: z.string(),
  format: z.literal('text'),
})
const libreWish = z.strictObject({
  q: z.array(z.string().min(1)).min(1),
  source: z.literal('auto'),
  target: z.string(),
  format: z.literal('text'),
  api_key: z.string(),
})
const detection = z.strictObject({ q: z.string().min(1), api_key: z.string() })

const googleCodes = ['en', 'hi', 'kn', 'te', 'ta', 'mr', 'gu', 'bn', 'pa', 'es', 'fr', 'de', 'zh-CN', 'ja']
/** What the public models know of Indian languages. */
const libreCodes = ['bn', 'en', 'hi']

/** What the stand-ins make of a text: its language before it; figures get lost where it asks for that. */
export const translationOf = (text: string, code: string) =>
  `[${code}] ${text.startsWith('Lose') ? text.replace(/\d/g, '') : text}`

/** Google Cloud Translation and LibreTranslate on this machine. */
export const startTranslation = () =>
  startGoogleApi((request) =>
    request.path.startsWith('/language/translate/v2') ? answerAsGoogle(request) : answerAsLibre(request),
  )

function answerAsGoogle(request: Recorded): Reply {
  const { method, path, headers } = request
  // Google calls a request with an unknown key a bad one.
  if (headers['x-goog-api-key'] !== googleApiKey) return googleRefusal(400, 'API key not valid.')
  if (method === 'GET' && path === '/language/translate/v2/languages') {
    return { status: 200, json: { data: { languages: [{ language: 'hi' }] } } }
  }
  const isTranslation = method === 'POST' && path === '/language/translate/v2' && isJson(request)
  const asked = googleWish.safeParse(isTranslation ? jsonOf(request) : undefined)
  if (!asked.success) return googleRefusal(400, 'Invalid request')
  const { q, target } = asked.data
  if (q.length > 128) return googleRefusal(400, 'Too many text segments')
  if (!googleCodes.includes(target)) return googleRefusal(400, 'Bad language')
  const translations = q.map((text) => ({ translatedText: translationOf(text, target), detectedSourceLanguage: 'en' }))
  return { status: 200, json: { data: { translations } } }
}

function answerAsLibre(request: Recorded): Reply {
  const { method, path } = request
  if (method === 'GET' && path === '/languages') {
    return { status: 200, json: libreCodes.map((code) => ({ code, name: code, targets: libreCodes })) }
  }
  if (method !== 'POST' || !isJson(request)) return { status: 404, json: { error: 'Not found' } }
  if (path === '/detect') {
    const asked = detection.safeParse(jsonOf(request))
    if (!asked.success) return { status: 400, json: { error: 'Invalid request' } }
    if (asked.data.api_key !== libreKey) return { status: 403, json: { error: 'Invalid API key' } }
    return { status: 200, json: [{ confidence: 90, language: 'en' }] }
  }
  if (path !== '/translate') return { status: 404, json: { error: 'Not found' } }
  const asked = libreWish.safeParse(jsonOf(request))
  if (!asked.success) return { status: 400, json: { error: 'Invalid request' } }
  const { q, target, api_key } = asked.data
  if (api_key !== libreKey) return { status: 403, json: { error: 'Invalid API key' } }
  if (!libreCodes.includes(target)) return { status: 400, json: { error: `${target} is not supported` } }
  const detectedLanguage = q.map(() => ({ confidence: 92, language: 'en' }))
  return { status: 200, json: { translatedText: q.map((text) => translationOf(text, target)), detectedLanguage } }
}
