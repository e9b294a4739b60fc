import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'

/**
 * Refuses writes that another site's page sends with the person's cookie. Browsers put `Origin` on every such request; a request with
 * neither header comes from no browser and so carries nobody's cookie but its sender's.
 */
export function requireOwnOrigin(trustedOrigins: readonly string[]): MiddlewareHandler<AppEnv> {
  const trusted = new Set(trustedOrigins)
  return async (context, next) => {
    const { method } = context.req
    if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') {
      const origin = context.req.header('origin')
      const site = context.req.header('sec-fetch-site')
      const isOwn = origin === undefined ? site === undefined || site === 'same-origin' : trusted.has(origin)
      if (!isOwn) throw new AppError('forbidden_origin')
    }
    await next()
  }
}
