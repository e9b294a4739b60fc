import { createHttpServer } from '../http-server'
import type { TestApp } from './build-app'
import { findFreePort } from './run-server'

/** A test's app on a port of this machine, for what only a real connection shows. */
export async function listen({ app, composition }: Pick<TestApp, 'app' | 'composition'>) {
  const server = createHttpServer({ app, responses: composition.responses })
  const port = await findFreePort()
  await server.listen({ port, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${port}`, close: server.close }
}
