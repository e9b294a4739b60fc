import type { Endpoint, ErrorCode } from '@maitri/contracts'
import { personHeader, problem } from '@maitri/contracts'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import type * as z from 'zod/mini'
import type { AppEnv } from '../app-env'
import { AppError, type RefusedField } from '../errors'
import { limitBody } from '../middleware/limit-body'
import { takeFile } from '../middleware/take-file'
import type { Responses } from '../responses'
import type { SentFile } from '../sent-file'
import type { Person, Sessions } from '../services/sessions'
import { contractPath, type PathPart } from './contract-path'

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type ResponseBody<E extends Endpoint> = E['response'] extends z.ZodMiniType ? z.input<E['response']> : undefined

/** What a handler gives back; JSON in pieces where the whole could be too much to hold. */
type Handled<E extends Endpoint> = ResponseBody<E> | AsyncGenerator<string>

const isInPieces = (body: unknown): body is AsyncGenerator<string> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/** One call of an endpoint, already parsed. `person` is null on public endpoints, which ask for the session themselves. */
export type Call<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  file: E['file'] extends object ? SentFile : undefined
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
  /** Whether the answer shows the account as the session check found it, which then must be current. */
  shows?: 'account'
}

/** Enough for every form; collections of records allow more. */
const defaultMaxBodyBytes = 64 * 1024

type MountDependencies = {
  app: Hono<AppEnv>
  /** The same routes, described: only ever read for OpenAPI, so that describing costs no request anything. */
  described: Hono<AppEnv>
  responses: Responses
  sessions: Sessions
}

/** Mounts endpoints of `packages/contracts`: who may call, what is parsed, how the answer is sent and described. */
export function createMount({ app, described, responses, sessions }: MountDependencies) {
  return function mount<const E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E>) => Handled<E> | Promise<Handled<E>>,
    options: MountOptions = {},
  ) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const validators = targetsOf(endpoint).map(([target, schema]) =>
      validator(target, schema, (result) => {
        if (!result.success) throw refusalOf(schema, result.error, options.codes)
      }),
    ) as MiddlewareHandler<AppEnv>[]
    described.on([endpoint.method], [path], describe(endpoint), ...validators)

    const steps: MiddlewareHandler<AppEnv>[] = []
    if (endpoint.access === 'person') steps.push(requirePerson(endpoint, options))
    if (endpoint.body) steps.push(requireJson, limitBody(options.maxBodyBytes ?? defaultMaxBodyBytes))
    steps.push(...validators)
    // A refusal in a step is the route's too.
    if (steps.length > 0) steps.unshift(nameRoute(endpoint.path))

    app.on([endpoint.method], [path], ...steps, (context) => {
      const { visit } = context.env
      visit.route = endpoint.path
      const request = context.req as unknown as { valid: (target: string) => unknown }
      let cookies: string[] | undefined
      const call = {
        params: endpoint.params && request.valid('param'),
        query: endpoint.query && request.valid('query'),
        body: endpoint.body && request.valid('json'),
        file: endpoint.file && takeFile(context, endpoint.file),
        person: endpoint.access === 'person' ? context.get('person') : null,
        context,
        setCookie: (line: string) => {
          cookies = [...(cookies ?? []), line]
        },
      } as unknown as Call<E>
      const acceptEncoding = () => context.req.header('accept-encoding')
      const send = (body: Handled<E>) => {
        const asked = { requestId: visit.requestId, cookies }
        if (!endpoint.response) return responses.empty(asked)
        if (isInPieces(body)) return responses.jsonInPieces(body, asked, acceptEncoding)
        return responses.json(body, asked, acceptEncoding)
      }
      const body = handle(call)
      // Without a promise where there is none: the adapter then answers at once.
      return (body instanceof Promise ? body.then(send) : send(body)) as Response | Promise<Response>
    })
  }

  function requirePerson(endpoint: Endpoint, options: MountOptions): MiddlewareHandler<AppEnv> {
    const freshness = endpoint.method !== 'GET' ? 'now' : options.shows === 'account' ? 'current' : 'recent'
    return async (context, next) => {
      const person = await sessions.require(context.req.header('cookie'), freshness)
      const expected = context.req.header(personHeader)
      if (expected !== undefined && expected !== person.uid) throw new AppError('unauthenticated')
      if (person.needsProfile && !options.allowsIncompleteProfile) throw new AppError('profile_incomplete')
      context.set('person', person)
      await next()
    }
  }
}

/** What is no JSON would be read as an empty form. */
const requireJson: MiddlewareHandler<AppEnv> = (context, next) => {
  const contentType = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(contentType)) throw new AppError('unsupported_media')
  return next()
}

const nameRoute =
  (route: string): MiddlewareHandler<AppEnv> =>
  (context, next) => {
    context.env.visit.route = route
    return next()
  }

export type Mount = ReturnType<typeof createMount>

function targetsOf(endpoint: Endpoint) {
  const targets: ['param' | 'query' | 'json', z.ZodMiniType][] = []
  if (endpoint.params) targets.push(['param', endpoint.params])
  if (endpoint.query) targets.push(['query', endpoint.query])
  if (endpoint.body) targets.push(['json', endpoint.body])
  return targets
}

type Issue = { path?: readonly PathPart[] | undefined; code?: unknown }

/** Says which fields were refused, by names of the contract only: an unknown key is the person's own text. */
function refusalOf(schema: z.ZodMiniType, issues: readonly Issue[], codes: Record<string, ErrorCode> = {}) {
  const fields = issues.map(({ path = [], code }): RefusedField => {
    return { path: contractPath(schema, path), code: typeof code === 'string' ? code : 'invalid' }
  })
  const named = fields.find((field) => field.path in codes && !(field.code === 'too_big'))
  return new AppError((named && codes[named.path]) || 'invalid_request', { fields })
}

function describe(endpoint: Endpoint) {
  const success = endpoint.response
    ? { 200: { description: 'Done', content: { 'application/json': { schema: resolver(endpoint.response) } } } }
    : { 204: { description: 'Done' } }
  return describeRoute({
    summary: endpoint.summary,
    security: endpoint.access === 'person' ? [{ session: [] }] : [],
    ...(endpoint.file && { requestBody: describeFile(endpoint.file) }),
    responses: {
      ...success,
      default: {
        description: 'A refusal',
        content: { 'application/problem+json': { schema: resolver(problem) } },
      },
    },
  }) as MiddlewareHandler<AppEnv>
}

function describeFile({ types, maxBytes }: NonNullable<Endpoint['file']>) {
  const schema = { type: 'string' as const, format: 'binary' }
  return {
    required: true,
    description: `The file itself, at most ${maxBytes} bytes`,
    content: Object.fromEntries(types.map((type) => [type.endsWith('/') ? `${type}*` : type, { schema }])),
  }
}
