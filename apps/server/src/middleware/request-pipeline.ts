import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv, Visit } from '../app-env'
import type { Responses } from '../responses'
import type { Metrics } from '../services/metrics'
import type { QuietMoment } from '../services/quiet-moment'
import type { RequestLog } from '../services/request-log'

type RequestPipeline = {
  routes: Hono<AppEnv>
  responses: Responses
  logRequest: RequestLog
  metrics: Metrics | null
  quietMoment: QuietMoment
  trustedOrigins: readonly string[]
}

/**
 * What every request passes: it gets an id, a write from another site's page is refused, and the answer leaves one log line and one
 * measurement. Neither holds a path, query, header, body or address, only the route's pattern; an id that the request brings along is
 * ignored, since it could say anything. Plain functions around the router rather than middleware inside it: a route that needs nothing
 * else then answers without a promise, at half the cost.
 */
export function createRequestPipeline({
  routes,
  responses,
  logRequest,
  metrics,
  quietMoment,
  trustedOrigins,
}: RequestPipeline) {
  const trusted = new Set(trustedOrigins)

  function leave(request: Request, { requestId, route, refusal }: Visit, startedAt: number, response: Response) {
    const ms = performance.now() - startedAt
    const { method } = request
    const { status } = response
    logRequest({ requestId, method, route, status, ms, refusal })
    metrics?.observe({ method, route, status, seconds: ms / 1000 })
    return response
  }

  return (request: Request, env: Partial<HttpBindings> = {}): Response | Promise<Response> => {
    const startedAt = performance.now()
    quietMoment.noteRequest()
    const visit: Visit = { requestId: randomUUID(), route: 'none' }
    if (!isRead(request.method) && !isOwn(request.headers, trusted)) {
      return leave(request, visit, startedAt, responses.problem('forbidden_origin', visit))
    }
    const { incoming, outgoing } = env
    const answer = routes.fetch(request, { incoming, outgoing, visit })
    if (answer instanceof Promise) return answer.then((response) => leave(request, visit, startedAt, response))
    return leave(request, visit, startedAt, answer)
  }
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/**
 * Browsers put `Origin` on every write across sites; a request with neither header comes from no browser, and so carries nobody's cookie
 * but its sender's.
 */
function isOwn(headers: Headers, trusted: Set<string>) {
  const origin = headers.get('origin')
  if (origin !== null) return trusted.has(origin)
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin'
}
