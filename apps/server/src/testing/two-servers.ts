import { randomUUID } from 'node:crypto'
import type { RecordSyncChange } from '@maitri/contracts'
import { expect } from 'vitest'
import { startBalancer } from './balancer'
import { buildActivity, buildSignUp } from './factories'
import { findFreePort, type RunningServer, runServer, untilReady } from './run-server'

type Asked = { method?: string; cookie?: string; body?: unknown }

/** Two whole servers over one database that `env` names, behind a balancer. */
export async function startTwoServers(env: Record<string, string>) {
  const servers: RunningServer[] = []
  const ports = [await findFreePort(), await findFreePort()]
  const balancer = await startBalancer(ports)
  const origin = `http://localhost:${balancer.port}`

  const begin = (index: number) =>
    untilReady(runServer({ LOG_LEVEL: 'warn', ...env, PORT: String(ports[index]), APP_URL: origin }))

  /** By the balancer, or to the server of that index. */
  function ask(
    path: string,
    { cookie = '', body, method = body === undefined ? 'GET' : 'POST' }: Asked = {},
    index?: number,
  ) {
    const port = index === undefined ? balancer.port : ports[index]
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  // The first makes the tables, so that both do not wait for the same lock.
  for (const index of ports.keys()) servers.push(await begin(index))
  return {
    ask,
    async signUp() {
      const input = buildSignUp()
      const response = await ask('/api/auth/sign-up', { body: input })
      expect(response.status).toBe(200)
      return { email: input.email, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    },
    /** Everything that was written after `since`, asked for by the balancer, and so of both servers in turn. */
    async changesSince(cookie: string, since = 0) {
      const changes: RecordSyncChange[] = []
      for (let last = since; ; ) {
        const answer = await (await ask('/api/records', { cookie, body: { writes: [], since: last } })).json()
        changes.push(...answer.changes)
        last = answer.revision
        if (!answer.hasMore) return changes
      }
    },
    async kill(index: number) {
      servers[index]?.process.kill('SIGKILL')
      await servers[index]?.exited
    },
    async beginAgain(index: number) {
      servers[index] = await begin(index)
    },
    async close() {
      for (const running of servers) {
        running.process.kill('SIGKILL')
        await running.exited
      }
      balancer.close()
    },
  }
}

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>

/** A record as a device writes it. */
export const activityWrite = () => ({
  collection: 'activities',
  id: randomUUID(),
  state: 'present' as const,
  ...buildActivity(),
})

/** Six devices of one person that write five records at a time by the balancer, without a pause, until `stop`. */
export function writeWithoutPause({ ask }: TwoServers, cookie: string) {
  let isOver = false
  const acknowledged = new Set<string>()
  const statuses: number[] = []
  const write = async () => {
    while (!isOver) {
      const writes = Array.from({ length: 5 }, activityWrite)
      const { ok, status } = await ask('/api/records', { cookie, body: { writes } })
      statuses.push(status)
      if (ok) for (const { id } of writes) acknowledged.add(id)
    }
  }
  const writers = Array.from({ length: 6 }, write)
  return {
    /** The ids of the records that a server said it has. */
    acknowledged,
    statuses,
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}
