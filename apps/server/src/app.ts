import { activities, analyses } from '@maitri/contracts'
import { Hono } from 'hono'
import type { AppEnv } from './app-env'
import { AppError } from './errors'
import { answerErrors } from './middleware/answer-errors'
import { observe } from './middleware/observe'
import { requireOwnOrigin } from './middleware/require-own-origin'
import type { Parts } from './parts'
import { mountAccount } from './routes/account'
import { mountGoogle } from './routes/google'
import { mountMetrics } from './routes/metrics'
import { createMount } from './routes/mount'
import { mountOpenApi } from './routes/openapi'
import { mountRecords } from './routes/records'
import { mountSession } from './routes/session'
import { mountSite } from './routes/site'
import { mountWebApp } from './routes/web-app'

export type App = ReturnType<typeof createApp>

/** The HTTP side: what stands around every request, the routes, and the one error handler. */
export function createApp(parts: Parts) {
  const { answers, config } = parts
  const { appUrl, trustedOrigins } = config
  const app = new Hono<AppEnv>()
  app.onError(answerErrors(parts))
  app.use(observe(parts))
  app.use(requireOwnOrigin(trustedOrigins))

  const mount = createMount({ app, ...parts })
  mountSite({ mount, ...parts })
  mountSession({ mount, ...parts })
  mountGoogle({ app, mount, appUrl, trustedOrigins, ...parts })
  mountAccount({ mount, ...parts })
  mountRecords({ mount, records: parts.analyses, endpoints: analyses })
  mountRecords({ mount, records: parts.activities, endpoints: activities })
  mountOpenApi({ app, answers })
  mountMetrics({ app, token: config.metricsToken, ...parts })

  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
  mountWebApp({ app, answers, files: parts.webFiles })
  app.notFound((context) => answers.problem('not_found', { requestId: context.get('requestId') }))
  return app
}
