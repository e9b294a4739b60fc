import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from '../app-env'
import type { Metrics } from '../services/metrics'

/**
 * Gives each request an id and, once answered, one log line and one measurement. Neither holds the path, the query, a header, a body
 * or an address: only the route's pattern. An id that the request brings along is ignored, since it could say anything.
 */
export function observe({ log, metrics }: { log: Logger; metrics: Metrics | null }): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    const ms = performance.now() - startedAt
    const { method } = context.req
    const route = context.get('route') ?? 'none'
    const { status } = context.res
    log.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
    metrics?.observe({ method, route, status, seconds: ms / 1000 })
  }
}
