import * as z from 'zod'
import v1List from '../providers/transcription/__fixtures__/gladia-v1-json-output.json'
import v1Flat from '../providers/transcription/__fixtures__/gladia-v1-spec-shape.json'
import created from '../providers/transcription/__fixtures__/gladia-v2-created.json'
import done from '../providers/transcription/__fixtures__/gladia-v2-done.json'
import noSpeech from '../providers/transcription/__fixtures__/gladia-v2-done-no-speech.json'
import failed from '../providers/transcription/__fixtures__/gladia-v2-error.json'
import refused from '../providers/transcription/__fixtures__/gladia-v2-http-400.json'
import unknownKey from '../providers/transcription/__fixtures__/gladia-v2-http-401.json'
import processing from '../providers/transcription/__fixtures__/gladia-v2-processing.json'
import uploaded from '../providers/transcription/__fixtures__/gladia-v2-upload.json'
import { type Fault, type Recorded, type Reply, readForm, startProviderStandIn } from './provider-stand-in'

export const gladiaKey = 'gladia-key-of-tests'

/** How a job ends. The last two answer as V1 did. */
const outcomes = {
  done,
  'done without speech': noSpeech,
  'done without transcription': { ...done, result: { metadata: done.result.metadata } },
  'never done': processing,
  failed,
  'V1 list': v1List,
  'V1 flat': v1Flat,
}

export type GladiaStep = 'list' | 'upload' | 'create' | 'poll' | 'remove'
export type GladiaScenario = {
  /** The only key it takes. */
  key?: string
  outcome?: keyof typeof outcomes | undefined
  /** The code of a failed job. */
  errorCode?: number | null
  /** What the next requests of a step get, in turn, instead of a right answer. */
  faults?: Partial<Record<GladiaStep, Fault[]>> | undefined
}

const question = z.strictObject({
  audio_url: z.literal(uploaded.audio_url),
  diarization: z.boolean(),
  language_config: z.strictObject({
    languages: z.array(z.string().regex(/^[a-z]{2}$/)),
    code_switching: z.boolean(),
  }),
  model: z.enum(['solaria-1', 'solaria-3']),
})

const jobPath = `/v2/pre-recorded/${created.id}`
const refusal = (status: number, message: string): Reply => ({
  status,
  json: { ...unknownKey, statusCode: status, message },
})

/**
 * Gladia's V2 on this machine: a job has to be created of what was uploaded, and takes two polls; while it runs it is not
 * deleted at the first asking.
 */
export async function startGladia() {
  let scenario: GladiaScenario = {}
  let job: { polls: number; refusedRemoval: boolean } | null = null
  let hasUpload = false

  const service = await startProviderStandIn((request) => {
    if (request.headers['x-gladia-key'] !== (scenario.key ?? gladiaKey)) return { status: 401, json: unknownKey }
    const step = stepOf(request)
    if (step === null) return refusal(404, 'Cannot find that')
    const fault = scenario.faults?.[step]?.shift()
    return fault ?? steps[step](request)
  })

  const steps: Record<GladiaStep, (request: Recorded) => Reply | Promise<Reply>> = {
    list: () => ({ status: 200, json: { first: null, current: null, next: null, items: [] } }),
    async upload(request) {
      const [file, ...others] = (await readForm(request)) ?? []
      const isRight = file?.name === 'audio' && typeof file.value === 'object' && /\.\w+$/.test(file.value.fileName)
      if (!isRight || others.length > 0) return refusal(400, 'Missing audio')
      hasUpload = true
      return { status: 200, json: uploaded }
    },
    create({ body }) {
      const asked = hasUpload && question.safeParse(jsonOf(body)).success
      if (!asked) return { status: 400, json: refused }
      job = { polls: 0, refusedRemoval: false }
      return { status: 201, json: created }
    },
    poll() {
      if (!job) return refusal(404, 'Job not found')
      job.polls += 1
      if (job.polls === 1) return { status: 200, json: { ...processing, status: 'queued' } }
      if (job.polls === 2) return { status: 200, json: processing }
      const { outcome = 'done', errorCode = 413 } = scenario
      const answer = outcomes[outcome]
      return { status: 200, json: outcome === 'failed' ? { ...answer, error_code: errorCode } : answer }
    },
    remove() {
      if (!job) return refusal(404, 'Job not found')
      if (job.polls < 3 && !job.refusedRemoval) {
        job.refusedRemoval = true
        return refusal(403, 'Job is not deletable yet')
      }
      job = null
      return { status: 202, json: null }
    },
  }

  return {
    ...service,
    play(next: GladiaScenario) {
      scenario = next
      job = null
      hasUpload = false
      service.requests.length = 0
    },
    /** The requests of one step so far. */
    asked: (step: GladiaStep) => service.requests.filter((request) => stepOf(request) === step),
    untilAsked: (step: GladiaStep) => service.until((request) => stepOf(request) === step),
    untilAnswered: (step: GladiaStep, status: Recorded['state'] = 'answered') =>
      service.until((request) => stepOf(request) === step && request.state === status),
    hasJob: () => job !== null,
  }
}

function stepOf({ method, path }: Recorded): GladiaStep | null {
  if (method === 'POST' && path === '/v2/upload') return 'upload'
  if (method === 'GET' && path === '/v2/pre-recorded?limit=1') return 'list'
  if (method === 'POST' && path === '/v2/pre-recorded') return 'create'
  if (method === 'GET' && path === jobPath) return 'poll'
  return method === 'DELETE' && path === jobPath ? 'remove' : null
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
