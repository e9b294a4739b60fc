import * as z from 'zod'
import { googleApiKey, googleRefusal, isJson, jsonOf, startGoogleApi } from './google-api-stand-in'
import type { Recorded, Reply } from './provider-stand-in'

export const libreKey = 'libre-key-of-tests'

const detection = z.strictObject({ q: z.string().min(1), api_key: z.string() })

/** Google Cloud Translation and LibreTranslate on this machine, as far as a key test asks them. */
export const startTranslation = () => startGoogleApi(answer)

function answer(request: Recorded): Reply {
  const { method, path, headers } = request
  if (method === 'GET' && path === '/language/translate/v2/languages') {
    // Google calls a request with an unknown key a bad one.
    if (headers['x-goog-api-key'] !== googleApiKey) return googleRefusal(400, 'API key not valid.')
    return { status: 200, json: { data: { languages: [{ language: 'hi' }] } } }
  }
  if (method !== 'POST' || path !== '/detect' || !isJson(request)) return { status: 404, json: { error: 'Not found' } }
  const asked = detection.safeParse(jsonOf(request))
  if (!asked.success) return { status: 400, json: { error: 'Invalid request' } }
  if (asked.data.api_key !== libreKey) return { status: 403, json: { error: 'Invalid API key' } }
  return { status: 200, json: [{ confidence: 90, language: 'en' }] }
}
