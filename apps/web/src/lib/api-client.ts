import type { Endpoint, ErrorCode, ProviderFailure } from '@maitri/contracts'
import { deviceKeysHeader, movesDeviceKeys, personHeader } from '@maitri/contracts'
import type * as z from 'zod/mini'

/** 'network' where no answer came; every other code is the server's own. */
export type ApiErrorCode = ErrorCode | 'network'

/** A call that did not succeed. It never carries what the person sent. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  readonly requestId: string | null
  /** Paths of the fields that the server refused. */
  readonly fields: readonly string[]
  /** The same with what is wrong with each; a field may be named more than once. */
  readonly fieldCodes: readonly { path: string; code: string }[]
  readonly retryAfterSeconds: number | null
  /** Which service behind the server failed, and how. */
  readonly provider: ProviderFailure | null

  constructor(
    code: ApiErrorCode,
    details: {
      requestId?: string
      fields?: { path: string; code: string }[]
      retryAfterSeconds?: number | undefined
      provider?: ProviderFailure | undefined
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.code = code
    this.requestId = details.requestId ?? null
    this.fieldCodes = details.fields ?? []
    this.fields = this.fieldCodes.map(({ path }) => path)
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
    this.provider = details.provider ?? null
  }
}

type Sent<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? Record<K, z.input<E[K]>>
  : { [P in K]?: never }

export type ApiInput<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>
export type ApiResponse<E extends Endpoint> = E['response'] extends z.ZodMiniType ? z.output<E['response']> : undefined

type CallOptions = {
  signal?: AbortSignal
  timeoutMs?: number
  /** Whether the browser finishes the request also when the page is left; its body may be 64 KiB. */
  keepalive?: boolean
  /** Whose call it is, where it may be made after someone else has come. */
  person?: string
}

const defaultTimeoutMs = 20_000

let expectedUid: string | null = null

/**
 * Says whose calls these are. Every call for a person then names them, and the server refuses it as `unauthenticated` where the cookie is
 * someone else's: another tab may have signed out, and someone else in.
 */
export function expectPerson(uid: string | null): void {
  expectedUid = uid
}

/** Calls one endpoint of the contracts. Throws `ApiError`, and nothing else. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  options: CallOptions = {},
): Promise<ApiResponse<E>> {
  const response = await send(endpoint, input, options)
  if (!response.ok) throw await refusalOf(response.status, await bodyOf(response))
  if (!endpoint.response) return undefined as ApiResponse<E>
  // The schema's own method: the first screen calls nothing that has a schema, and does without their library.
  const parsed = endpoint.response.safeParse(await bodyOf(response))
  if (!parsed.success) throw new ApiError('internal', { requestId: response.headers.get('x-request-id') ?? '' })
  return parsed.data as ApiResponse<E>
}

/** Loads code that a call needs and the first screen does not. What is lost on the way fails as a lost call does, as `network`. */
export const loadForCall = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new ApiError('network', { cause })
  })

/** The JSON that a public address answers, not yet checked by anything. Throws `ApiError`, and nothing else. */
export async function readUnchecked(path: string, options: CallOptions = {}): Promise<unknown> {
  const response = await send({ method: 'GET', path, access: 'public' }, {}, options)
  if (!response.ok) throw await refusalOf(response.status, await bodyOf(response))
  return bodyOf(response)
}

async function send(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>,
  { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
  { signal, timeoutMs = defaultTimeoutMs, keepalive = false, person }: CallOptions,
): Promise<Response> {
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      credentials: 'same-origin',
      keepalive,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        [deviceKeysHeader]: movesDeviceKeys,
        ...personHeaders(endpoint, person),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    throw new ApiError('network', { cause })
  }
}

/** The answer's JSON; null where it is none. Throws `network` where the connection was lost on the way. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError('network', { cause })
  })
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Names the person whose call it is, where the endpoint is for one. */
export const personHeaders = ({ access }: Pick<Endpoint, 'access'>, person = expectedUid): Record<string, string> =>
  access === 'person' && person !== null ? { [personHeader]: person } : {}

/** The address of a call, its parameters and query filled in. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** What a refusal says, by the status and the body of its answer. */
export async function refusalOf(status: number, body: unknown): Promise<ApiError> {
  const { problem } = await loadForCall(() => import('./problem-schema'))
  const parsed = problem.safeParse(body)
  // An answer that is not ours comes from something in between: a proxy that lost the server.
  if (!parsed.success) return new ApiError(status >= 500 ? 'unavailable' : 'internal')
  const { code, requestId, fields = [], retryAfterSeconds, provider } = parsed.data
  return new ApiError(code, { requestId, fields, retryAfterSeconds, provider })
}
