import type { Endpoint, ErrorCode, Problem } from '@maitri/contracts'
import { expect, onTestFinished } from 'vitest'
import type { ApiInput, ApiResponse } from '../lib/api-client'

type Call<E extends Endpoint> = ApiInput<E>
type Answering<E extends Endpoint> = (call: Call<E>) => ApiResponse<E> | Promise<ApiResponse<E>>
type Responder = (call: unknown) => Promise<Response> | Response
type Recorded = { endpoint: Endpoint; call: unknown }

export type FakeApi = ReturnType<typeof fakeApi>

/**
 * A scripted network in place of `fetch`, for one test. Answers are typed by the contracts; a call that was not foreseen fails the test.
 * The last word for an endpoint stands.
 */
export function fakeApi() {
  const responders = new Map<Endpoint, Responder>()
  const recorded: Recorded[] = []
  const unforeseen: string[] = []
  const realFetch = globalThis.fetch

  globalThis.fetch = async (target, init) => {
    const url = new URL(String(target), location.href)
    const method = init?.method ?? 'GET'
    const found = find(responders, method, url.pathname)
    if (!found) {
      unforeseen.push(`${method} ${url.pathname}`)
      throw new TypeError('Failed to fetch')
    }
    const call = {
      ...(found.params && { params: found.params }),
      ...(url.search && { query: Object.fromEntries(url.searchParams) }),
      ...(typeof init?.body === 'string' && { body: JSON.parse(init.body) as unknown }),
    }
    recorded.push({ endpoint: found.endpoint, call })
    return untilAborted(Promise.resolve(found.respond(call)), init?.signal ?? undefined)
  }

  onTestFinished(() => {
    globalThis.fetch = realFetch
    expect(unforeseen, 'calls that the test did not foresee').toEqual([])
  })

  return {
    /** Answers every call of this endpoint; a function may wait, or look at what was sent. */
    answer<E extends Endpoint>(endpoint: E, answer: ApiResponse<E> | Answering<E>): void {
      responders.set(endpoint, async (call) => {
        const given = typeof answer === 'function' ? await (answer as Answering<E>)(call as Call<E>) : answer
        return endpoint.response ? Response.json(given) : new Response(null, { status: 204 })
      })
    },
    /** Refuses every call of this endpoint, as the server does. */
    refuse(endpoint: Endpoint, code: ErrorCode, status = 400, details: Partial<Problem> = {}): void {
      const problem: Problem = { type: 'about:blank', title: code, status, code, requestId: 'test', ...details }
      responders.set(endpoint, () => Response.json(problem, { status }))
    },
    /** Lets every call of this endpoint fail as it does without a network. */
    disconnect(endpoint: Endpoint): void {
      responders.set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')))
    },
    /** What was sent to this endpoint so far, oldest first. */
    calls<E extends Endpoint>(endpoint: E): Call<E>[] {
      return recorded.filter((one) => one.endpoint === endpoint).map(({ call }) => call as Call<E>)
    },
  }
}

function find(responders: Map<Endpoint, Responder>, method: string, pathname: string) {
  for (const [endpoint, respond] of responders) {
    if (endpoint.method !== method) continue
    const pattern = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const match = pattern.exec(pathname)
    if (match) return { endpoint, respond, params: match.groups && { ...match.groups } }
  }
  return null
}

function untilAborted(response: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  if (!signal) return response
  return Promise.race([
    response,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])
}
