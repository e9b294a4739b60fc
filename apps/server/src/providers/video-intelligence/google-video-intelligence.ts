import { setTimeout as delay } from 'node:timers/promises'
import type { ProviderErrorKind } from '@maitri/contracts'
import * as z from 'zod'
import type { SentFile } from '../../sent-file'
import { askProvider, type Question } from '../ask-provider'
import { ProviderError } from '../provider-error'
import { isOverdue, underDeadline } from '../under-deadline'
import { annotateRequest, annotateRequestLength } from './annotate-request'
import { type Annotations, annotationResults, googleFailure, readAnnotations } from './read-annotations'
import type { VideoIntelligenceProvider } from './video-intelligence-provider'

const provider = 'google-video'
/** For every request but the first, which takes as long as the video takes to send. */
const stepDeadlineMs = 10_000

const progress = z.object({
  done: z.boolean().default(false),
  error: googleFailure.optional(),
  response: z.object({ annotationResults: annotationResults.default([]) }).optional(),
})

type Progress = z.output<typeof progress>

/** Part of an address, so it may hold nothing that leads elsewhere. */
const operationName = z.string().regex(/^[\w-]+(\/[\w-]+)*$/)

/** Today an operation; where the service answers at once, the specification's shape. */
const started = z.union([progress.extend({ name: operationName }), z.object({ annotationResults })])

type GoogleVideoIntelligenceOptions = {
  url: string
  apiKey: string
  /** Takes work that the person need not wait for, and logs where it fails. */
  later: (work: Promise<unknown>) => void
  pollEveryMs?: number
  /** For one video in all. */
  deadlineMs?: number
}

/** Google Cloud Video Intelligence, which Google ends on 14 September 2027. */
export function googleVideoIntelligence({
  url,
  apiKey,
  later,
  pollEveryMs = 5_000,
  deadlineMs = 300_000,
}: GoogleVideoIntelligenceOptions): VideoIntelligenceProvider {
  type Step = Partial<Question> & Pick<Question, 'method' | 'signal'> & { path: string }
  const ask = ({ path, ...step }: Step) =>
    askProvider({
      provider,
      url: `${url}/v1/${path}`,
      headers: { 'x-goog-api-key': apiKey },
      deadlineMs: stepDeadlineMs,
      ...step,
    })

  /** Who leaves while the video is sent stops it; later only the answer says what to delete, so that is still waited for. */
  async function start({ bytes, byteLength }: SentFile, signal: AbortSignal) {
    const sending = new AbortController()
    let isSent = false
    const stop = () => {
      if (isSent) setTimeout(() => sending.abort(signal.reason), stepDeadlineMs).unref()
      else sending.abort(signal.reason)
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    async function* body() {
      yield* annotateRequest(bytes)
      isSent = true
    }
    const { value, requestId } = await ask({
      method: 'POST',
      path: 'videos:annotate',
      stream: {
        contentType: 'application/json',
        byteLength: byteLength === null ? null : annotateRequestLength(byteLength),
        bytes: body(),
      },
      signal: sending.signal,
      deadlineMs,
      createsPaidJob: true,
    })
    return { answer: parsed(started, value), requestId }
  }

  async function untilDone(name: string, first: Progress, signal: AbortSignal): Promise<Progress> {
    let last = first
    while (!last.done) {
      await pause(pollEveryMs, signal)
      last = parsed(progress, (await ask({ method: 'GET', path: name, signal })).value)
    }
    return last
  }

  /** Nothing of the video is kept there longer than it is needed. */
  async function forget(name: string, isDone: boolean) {
    const { signal } = new AbortController()
    // One that ended meanwhile cannot be cancelled; whether it is gone is what deleting says.
    if (!isDone) await ask({ method: 'POST', path: `${name}:cancel`, json: {}, signal }).catch(() => {})
    await ask({ method: 'DELETE', path: name, signal }).catch((error: unknown) => {
      const { status } = error as ProviderError
      // Gone already, or a service that does not delete.
      if (status !== 404 && status !== 501) throw error
    })
  }

  return {
    analyze: (video) =>
      underDeadline(deadlineMs, video.signal, async (signal) => {
        const { answer, requestId } = await start(video, signal)
        if (!('name' in answer)) return { ...readAnnotations(checked(answer), 'specification'), requestId }
        const { name } = answer
        let isDone = false
        try {
          const { error, response } = await untilDone(name, answer, signal)
          isDone = true
          if (error) throw failureOfJob(error)
          if (!response) throw new ProviderError(provider, 'invalid_response')
          return { ...readAnnotations(checked(response), 'today'), requestId }
        } finally {
          later(forget(name, isDone))
        }
      }),
  }
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (!result.success) throw new ProviderError(provider, 'invalid_response')
  return result.data
}

/** One feature may fail beside another; where all did, nothing was read. */
function checked(answer: Annotations) {
  const failures = answer.annotationResults.flatMap(({ error }) => error ?? [])
  const [first] = failures
  if (first && failures.length === answer.annotationResults.length) throw failureOfJob(first)
  return answer
}

async function pause(ms: number, signal: AbortSignal) {
  await delay(ms, undefined, { signal }).catch(() => {
    throw new ProviderError(provider, isOverdue(signal) ? 'timeout' : 'aborted')
  })
}

/** The codes of google.rpc, as far as they say what a person or an operator can do about it, with the HTTP status of each (google/rpc/code.proto). */
const failures: Record<number, { kind: ProviderErrorKind; status: number }> = {
  3: { kind: 'bad_request', status: 400 },
  4: { kind: 'timeout', status: 504 },
  7: { kind: 'unauthorized', status: 403 },
  8: { kind: 'rate_limited', status: 429 },
  13: { kind: 'provider_down', status: 500 },
  14: { kind: 'provider_down', status: 503 },
  16: { kind: 'unauthorized', status: 401 },
}

function failureOfJob({ code }: { code: number }) {
  const { kind, status } = failures[code] ?? { kind: 'other' }
  return new ProviderError(provider, kind, status)
}
