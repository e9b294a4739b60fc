import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import type { Responses } from '../responses'
import type { Metrics } from '../services/metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** `GET /metrics` for the operator's monitoring. Without a token set there is nothing here. */
export function mountMetrics({
  app,
  responses,
  metrics,
  token,
}: {
  app: Hono<AppEnv>
  responses: Responses
  metrics: Metrics | null
  token: string | null
}) {
  app.get('/metrics', async (context) => {
    context.env.visit.route = '/metrics'
    if (!metrics || token === null) throw new AppError('not_found')
    // Digests have one length, so that the comparison takes the same time whatever was sent.
    const isAllowed = timingSafeEqual(digest(context.req.header('authorization') ?? ''), digest(`Bearer ${token}`))
    if (!isAllowed) throw new AppError('unauthenticated')
    return responses.text(await metrics.read(), metrics.contentType, context.env.visit)
  })
}
