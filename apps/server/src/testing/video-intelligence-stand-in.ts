import * as z from 'zod'
import operationCreated from '../providers/video-intelligence/__fixtures__/operation-created.json'
import operationDone from '../providers/video-intelligence/__fixtures__/operation-done.json'
import operationError from '../providers/video-intelligence/__fixtures__/operation-error.json'
import operationRunning from '../providers/video-intelligence/__fixtures__/operation-running.json'
import specShape from '../providers/video-intelligence/__fixtures__/spec-shape.json'
import { googleApiKey, googleRefusal, isJson, jsonOf, startGoogleApi } from './google-api-stand-in'
import type { Recorded, Reply } from './provider-stand-in'

/** How the next video ends. The last two answer at once and without an operation, as the specification expects it. */
export type VideoOutcome =
  | 'done'
  | 'done with error'
  | 'done without faces'
  | 'done with a failed feature'
  | 'never done'
  | 'the specification'
  | 'the beta of 2018'

const features = [
  'LABEL_DETECTION',
  'SHOT_CHANGE_DETECTION',
  'EXPLICIT_CONTENT_DETECTION',
  'FACE_DETECTION',
  'SPEECH_TRANSCRIPTION',
  'TEXT_DETECTION',
  'OBJECT_TRACKING',
  'LOGO_RECOGNITION',
  'PERSON_DETECTION',
] as const

const question = z.strictObject({
  inputContent: z.base64(),
  features: z.array(z.enum(features)).min(1),
  videoContext: z
    .strictObject({
      faceDetectionConfig: z
        .strictObject({ includeBoundingBoxes: z.boolean(), includeAttributes: z.boolean() })
        .optional(),
      speechTranscriptionConfig: z
        .strictObject({ languageCode: z.string(), enableAutomaticPunctuation: z.boolean() })
        .optional(),
    })
    .optional(),
})

const { name } = operationCreated
const finished = (response: unknown) => ({ name, done: true, response })

/** Google Cloud Video Intelligence on this machine: an operation runs for two polls, and can be asked for only once it exists. */
export async function startVideoIntelligence() {
  let outcome: VideoOutcome = 'done'
  let operation: { polls: number; isCancelled: boolean } | null = null

  const api = await startGoogleApi((request) => {
    const { method, path, headers } = request
    if (headers['x-goog-api-key'] !== googleApiKey) return googleRefusal(403)
    if (method === 'POST' && path === '/v1/videos:annotate') return annotate(request)
    if (operation === null) return googleRefusal(404)
    if (method === 'GET' && path === `/v1/${name}`) return poll(operation)
    if (method === 'POST' && path === `/v1/${name}:cancel`) {
      operation.isCancelled = true
      return { status: 200, json: {} }
    }
    if (method !== 'DELETE' || path !== `/v1/${name}`) return googleRefusal(404)
    operation = null
    return { status: 200, json: {} }
  })

  function annotate(request: Recorded): Reply {
    const asked = question.safeParse(jsonOf(request))
    if (!isJson(request) || !asked.success) return googleRefusal(400, request.body.toString('utf8'))
    if (outcome === 'the specification') return { status: 200, json: specShape }
    if (outcome === 'the beta of 2018') return { status: 200, json: beta }
    operation = { polls: 0, isCancelled: false }
    return { status: 200, json: operationCreated }
  }

  function poll(running: { polls: number }): Reply {
    running.polls += 1
    if (running.polls <= 2 || outcome === 'never done') return { status: 200, json: operationRunning }
    if (outcome === 'done with error') return { status: 200, json: operationError }
    if (outcome === 'done without faces') return { status: 200, json: finished({ annotationResults: [{}] }) }
    if (outcome === 'done with a failed feature')
      return { status: 200, json: finished({ annotationResults: [{ error: { code: 13, message: 'Failed.' } }] }) }
    return { status: 200, json: operationDone }
  }

  return {
    ...api,
    /** What the service still has of a video. */
    kept: () => operation,
    end(next: VideoOutcome) {
      outcome = next
      operation = null
    },
  }
}

const beta = {
  annotationResults: [
    { faceDetectionAnnotations: [{ frames: [{ attributes: [{ emotions: [{ emotion: 'ELATION', score: 0.9 }] }] }] }] },
  ],
}
