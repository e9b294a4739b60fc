import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { App } from './app'
import type { Responses } from './responses'

type Listening = { port: number; host: string }

/** How long requests under way may take once the server is told to end. */
const finishMs = 10_000
/** Longer than load balancers keep a connection, so that it is never this side that closes one just as a request arrives. */
const keepAliveMs = 65_000

/** The app on a port. */
export function createHttpServer({ app, responses }: { app: App; responses: Responses }) {
  const answer = getRequestListener((request, env) => app.fetch(request, env as HttpBindings), {
    // Reached only by what is no HTTP request to us: a broken address or host.
    errorHandler: () => responses.problem('invalid_request', { requestId: randomUUID() }),
  })
  const server = createServer(
    { keepAliveTimeout: keepAliveMs },
    (incoming, outgoing) => void answer(incoming, outgoing),
  )

  return {
    /** Resolves once requests are taken. Throws the system's error, for instance EADDRINUSE. */
    listen: ({ port, host }: Listening) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      }),

    /** Takes no new request and resolves once those under way are answered, or cut off after ten seconds. */
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection that answers its last request becomes idle only then.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const deadline = setTimeout(() => server.closeAllConnections(), finishMs)
      await closed
      clearInterval(idle)
      clearTimeout(deadline)
    },
  }
}
