import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProviderErrorKind } from '@maitri/contracts'
import { kindOfStatus } from './kind-of-status'
import { ProviderError } from './provider-error'
import { isOverdue, underDeadline } from './under-deadline'

/** A body that is passed on as it comes. `byteLength` is null where it is not known before the end. */
export type StreamedBody = {
  contentType: string
  byteLength: number | null
  bytes: AsyncIterable<Uint8Array>
}

export type Question = {
  provider: string
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  /** The whole list beside content type and length: nothing of the person's own request is ever passed on. */
  headers?: Record<string, string>
  json?: unknown
  stream?: StreamedBody
  /** Ends the request; with a `TimeoutError` as its reason it counts as a timeout, else as aborted. */
  signal: AbortSignal
  /** How long one attempt may take. */
  deadlineMs: number
  /** A second one would be paid twice: after a failure on the service's side it is not asked again. */
  createsPaidJob?: boolean
  /** The largest answer in bytes. */
  maxResponseBytes?: number
  /** What a refusal means where its status alone does not say; its body is looked at, and never kept. */
  kindOf?: (status: number, body: unknown) => ProviderErrorKind
}

/** `requestId` is the service's own name of the request, where it gives one. */
export type ProviderResponse = { value: unknown; requestId: string | undefined }

const defaultMaxResponseBytes = 8 * 1024 * 1024
/** A service that wants to be left alone for longer is not waited for: the person is told when to try again. */
const longestWaitSeconds = 5
const requestIdHeaders = ['x-request-id', 'request-id']

/**
 * Asks a service and reads its answer as JSON; null where it is empty. Every failure is a `ProviderError`, but for one of the streamed body
 * itself, which is thrown as it is. Asked again once where `contracts` of the service allow it: never with a body that has gone by.
 */
export async function askProvider(question: Question): Promise<ProviderResponse> {
  try {
    return await attempt(question)
  } catch (error) {
    const waitMs = error instanceof ProviderError ? waitBeforeRetryMs(error, question) : null
    if (waitMs === null) throw error
    await delay(waitMs, undefined, { signal: question.signal }).catch(() => {
      throw failureOf(question, question.signal)
    })
    return attempt(question)
  }
}

/** Null where it is not asked again. */
function waitBeforeRetryMs({ kind, status, retryAfterSeconds = 1 }: ProviderError, question: Question) {
  if (question.stream || question.signal.aborted) return null
  // No answer came: whether the service did what was asked of it is unknown.
  if (status === undefined) return question.method === 'GET' && (kind === 'network' || kind === 'timeout') ? 300 : null
  if (kind === 'timeout') return 300
  if (kind === 'rate_limited') return retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds * 1000 : null
  return kind === 'provider_down' && !question.createsPaidJob ? 300 : null
}

const attempt = (question: Question) =>
  underDeadline(question.deadlineMs, question.signal, async (signal): Promise<ProviderResponse> => {
    if (signal.aborted) throw failureOf(question, signal)
    const { status, headers, text } = await exchange(question, signal)
    const value = parsed(text)
    const requestId = requestIdOf(headers, value)
    if (status < 200 || status > 299) {
      const retryAfterSeconds = secondsOf(headers['retry-after'])
      const kind = (question.kindOf ?? kindOfStatus)(status, value)
      throw new ProviderError(question.provider, kind, status, { retryAfterSeconds, requestId })
    }
    if (value === undefined) throw new ProviderError(question.provider, 'invalid_response', status, { requestId })
    return { value, requestId }
  })

type Exchanged = { status: number; headers: IncomingHttpHeaders; text: string }

/** One request and its answer, over a connection of its own: a kept one that the service just closed would lose a body that cannot be sent twice. */
function exchange(question: Question, signal: AbortSignal): Promise<Exchanged> {
  const { method, url, headers, json, stream, maxResponseBytes = defaultMaxResponseBytes } = question
  const text = json === undefined ? undefined : JSON.stringify(json)
  const contentType = stream?.contentType ?? (text === undefined ? undefined : 'application/json')
  const length = stream ? stream.byteLength : text === undefined ? null : Buffer.byteLength(text)
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    let hasResponded = false
    let bodyFailure: { error: unknown } | null = null
    const request = send(url, {
      method,
      agent: false,
      signal,
      headers: {
        accept: 'application/json',
        ...(contentType && { 'content-type': contentType }),
        ...(length !== null && { 'content-length': length }),
        ...headers,
      },
    })
    const endUnanswered = () => {
      if (!hasResponded) reject(bodyFailure && !signal.aborted ? bodyFailure.error : failureOf(question, signal))
    }
    // A request that is given up because its body failed closes without an error of its own.
    request.on('error', endUnanswered).on('close', endUnanswered)
    request.on('response', (response) => {
      hasResponded = true
      readText(response, maxResponseBytes)
        .then(
          (answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: answer }),
          (error: unknown) => reject(error instanceof ProviderError ? error : failureOf(question, signal)),
        )
        // Nobody waits for the rest of a body that was answered before its end.
        .finally(() => request.destroy())
    })
    if (!stream) return void request.end(text)
    const noting = noteFailure(stream.bytes, (error) => {
      bodyFailure = { error }
    })
    // Where it fails it closes the request.
    pipeline(noting, request).catch(() => {})
  })

  async function readText(response: IncomingMessage, maxBytes: number) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new ProviderError(question.provider, 'invalid_response', response.statusCode)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  }
}

/** Tells a failure of the body, which is the sender's, from one of the service that takes it. */
async function* noteFailure(bytes: AsyncIterable<Uint8Array>, note: (error: unknown) => void) {
  try {
    yield* bytes
  } catch (error) {
    note(error)
    throw error
  }
}

function failureOf({ provider }: Question, signal: AbortSignal) {
  if (!signal.aborted) return new ProviderError(provider, 'network')
  return new ProviderError(provider, isOverdue(signal) ? 'timeout' : 'aborted')
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined where the service says a date, or nothing. */
function secondsOf(retryAfter: string | undefined) {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter.trim()) ? Number(retryAfter) : undefined
}

/** Only what looks like an id: it goes into the log. */
function requestIdOf(headers: IncomingHttpHeaders, value: unknown) {
  const inBody = (value as { request_id?: unknown } | null | undefined)?.request_id
  return [inBody, ...requestIdHeaders.map((name) => headers[name])].find(
    (id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id),
  )
}
