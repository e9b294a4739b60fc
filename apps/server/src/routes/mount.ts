import type { Endpoint, ErrorCode } from '@maitri/contracts'
import { problem } from '@maitri/contracts'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import type * as z from 'zod/mini'
import type { Answers } from '../answers'
import type { AppEnv } from '../app-env'
import { AppError, type RefusedField } from '../errors'
import { limitBody } from '../middleware/limit-body'
import type { Person, Sessions } from '../services/sessions'

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Answer<E extends Endpoint> = E['answer'] extends z.ZodMiniType ? z.input<E['answer']> : undefined

/** One call of an endpoint, already parsed. `person` is null on public endpoints, which ask for the session themselves. */
export type Call<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  person: E['access'] extends 'person' ? Person : null
  context: Context<AppEnv>
  /** Adds a Set-Cookie line to the answer. */
  setCookie: (line: string) => void
}

export type MountOptions = {
  /** The code to answer when a field of the body is refused, instead of `invalid_request`. */
  codes?: Record<string, ErrorCode>
  /** The largest body in bytes. */
  maxBodyBytes?: number
  /** Whether a person who has not given age and choices yet may call it. */
  allowsIncompleteProfile?: boolean
}

/** Enough for every form; collections of records allow more. */
const defaultMaxBodyBytes = 64 * 1024

/** Mounts endpoints of `packages/contracts`: who may call, what is parsed, how the answer is sent and described. */
export function createMount({ app, answers, sessions }: { app: Hono<AppEnv>; answers: Answers; sessions: Sessions }) {
  return function mount<const E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
    options: MountOptions = {},
  ) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const handlers: MiddlewareHandler<AppEnv>[] = [describe(endpoint)]

    handlers.push(async (context, next) => {
      context.set('route', endpoint.path)
      if (endpoint.access === 'person') {
        const person = await sessions.require(context.req.header('cookie'), isRead(endpoint) ? 'recent' : 'now')
        if (person.needsProfile && !options.allowsIncompleteProfile) throw new AppError('profile_incomplete')
        context.set('person', person)
      }
      await next()
    })

    if (endpoint.body) handlers.push(limitBody(options.maxBodyBytes ?? defaultMaxBodyBytes))
    for (const [target, schema] of targetsOf(endpoint)) {
      handlers.push(
        validator(target, schema, (result) => {
          if (!result.success) throw refusalOf(result.error, options.codes)
        }) as MiddlewareHandler<AppEnv>,
      )
    }

    app.on([endpoint.method], [path], ...handlers, async (context) => {
      const request = context.req as unknown as { valid: (target: string) => unknown }
      const cookies: string[] = []
      const answer = await handle({
        params: endpoint.params && request.valid('param'),
        query: endpoint.query && request.valid('query'),
        body: endpoint.body && request.valid('json'),
        person: endpoint.access === 'person' ? context.get('person') : null,
        context,
        setCookie: (line: string) => cookies.push(line),
      } as unknown as Call<E>)
      const asked = {
        requestId: context.get('requestId'),
        acceptEncoding: context.req.header('accept-encoding'),
        cookies,
      }
      return endpoint.answer ? answers.json(answer, asked) : answers.empty(asked)
    })
  }
}

export type Mount = ReturnType<typeof createMount>

const isRead = (endpoint: Endpoint) => endpoint.method === 'GET'

function targetsOf(endpoint: Endpoint) {
  const targets: ['param' | 'query' | 'json', z.ZodMiniType][] = []
  if (endpoint.params) targets.push(['param', endpoint.params])
  if (endpoint.query) targets.push(['query', endpoint.query])
  if (endpoint.body) targets.push(['json', endpoint.body])
  return targets
}

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined; code?: unknown }

/** Says which fields were refused, by names of the contract only: an unknown key is the person's own text. */
function refusalOf(issues: readonly Issue[], codes: Record<string, ErrorCode> = {}) {
  const fields = issues.map((issue): RefusedField => {
    const code = typeof issue.code === 'string' ? issue.code : 'invalid'
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
    return { path: (code === 'invalid_key' ? path.slice(0, -1) : path).join('.'), code }
  })
  const named = fields.find((field) => field.path in codes && !(field.code === 'too_big'))
  return new AppError((named && codes[named.path]) || 'invalid_request', { fields })
}

function describe(endpoint: Endpoint) {
  const success = endpoint.answer
    ? { 200: { description: 'Done', content: { 'application/json': { schema: resolver(endpoint.answer) } } } }
    : { 204: { description: 'Done' } }
  return describeRoute({
    summary: endpoint.summary,
    security: endpoint.access === 'person' ? [{ session: [] }] : [],
    responses: {
      ...success,
      default: {
        description: 'A refusal',
        content: { 'application/problem+json': { schema: resolver(problem) } },
      },
    },
  }) as MiddlewareHandler<AppEnv>
}
