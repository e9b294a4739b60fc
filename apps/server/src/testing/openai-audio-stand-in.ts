import localAi from '../providers/transcription/__fixtures__/localai-verbose.json'
import unknownKey from '../providers/transcription/__fixtures__/openai-http-401.json'
import openAi from '../providers/transcription/__fixtures__/openai-verbose.json'
import speaches from '../providers/transcription/__fixtures__/speaches-verbose.json'
import whisperCpp from '../providers/transcription/__fixtures__/whispercpp-verbose.json'
import { type Fault, type Reply, readForm, startProviderStandIn } from './provider-stand-in'

export const openAiAudioKey = 'openai-key-of-tests'

const responses = {
  OpenAI: openAi,
  speaches,
  LocalAI: localAi,
  'whisper.cpp': whisperCpp,
  'empty text': { ...openAi, text: '', segments: [] },
  'no language': { text: 'Words alone.' },
}

export type OpenAiAudioScenario = { server?: keyof typeof responses | undefined; fault?: Fault }

const fieldNames = new Set(['file', 'model', 'response_format', 'language', 'temperature'])

/** `/v1/audio/transcriptions` and `/v1/models` on this machine, as its servers answer. */
export async function startOpenAiAudio() {
  let scenario: OpenAiAudioScenario = {}

  const service = await startProviderStandIn(async (request): Promise<Reply> => {
    if (scenario.fault) return scenario.fault
    const asked = `${request.method} ${request.path}`
    if (asked !== 'POST /v1/audio/transcriptions' && asked !== 'GET /v1/models') return notFound
    if (request.headers.authorization !== `Bearer ${openAiAudioKey}`) return { status: 401, json: unknownKey }
    if (request.method === 'GET') return { status: 200, json: { object: 'list', data: [] } }
    const parts = (await readForm(request)) ?? []
    const file = parts.find(({ name }) => name === 'file')?.value
    const isRight =
      typeof file === 'object' &&
      /\.\w+$/.test(file.fileName) &&
      file.contentType !== '' &&
      parts.some(({ name }) => name === 'model') &&
      parts.every(({ name }) => fieldNames.has(name)) &&
      new Set(parts.map(({ name }) => name)).size === parts.length
    if (!isRight) return { status: 422, json: { detail: [{ loc: ['body'], msg: 'not right', type: 'value_error' }] } }
    return { status: 200, json: responses[scenario.server ?? 'OpenAI'], headers: { 'x-request-id': 'req_1' } }
  })

  return {
    ...service,
    play(next: OpenAiAudioScenario) {
      scenario = next
      service.requests.length = 0
    },
  }
}

const notFound: Reply = { status: 404, json: { detail: 'Not Found' } }
