import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildSignUp } from './testing/factories'
import { findFreePort, runServer, untilReady } from './testing/run-server'
import { buildEmbeddedPlace, buildPostgresPlace } from './testing/store-places'

/** `npm run test:long` has a hundred. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2)
const writersAtOnce = 6
const batchSize = 10
const at = '2026-11-20T08:00:00.000Z'

const activity = () => ({
  collection: 'activities',
  id: randomUUID(),
  state: 'present',
  occurredAt: at,
  updatedAt: at,
  body: { type: 'tool', title: 'Box breathing' },
})

/** A person's device against a server that dies under it. */
function openDevice(port: number) {
  const origin = `http://localhost:${port}`
  let cookie = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answered = await response.json()
    if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}`)
    return { answered, response }
  }
  return {
    call,
    async signUp() {
      const { response } = await call('POST', '/api/auth/sign-up', buildSignUp())
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
    /** Every activity that was written after `since`, and the last revision. */
    async activitiesSince(since: number) {
      const ids: string[] = []
      for (let last = since; ; ) {
        const { answered } = await call('POST', '/api/records', { writes: [], since: last })
        for (const { id } of answered.changes) ids.push(id)
        last = answered.revision
        if (!answered.hasMore) return { ids, last }
      }
    },
  }
}

const stores = [
  { name: 'the embedded store', buildPlace: buildEmbeddedPlace },
  { name: 'PostgreSQL', buildPlace: buildPostgresPlace },
]

test.each(stores)(
  `${rounds} kills under load on $name: the server opens again, nothing acknowledged is lost and nothing is half done`,
  {
    timeout: rounds * 60_000 + 120_000,
  },
  async ({ name, buildPlace }) => {
    const place = await buildPlace()
    const { dataDir, databaseUrl, appSecret } = place.options
    const env =
      databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl, APP_SECRET: appSecret ?? '' }
    const port = await findFreePort()
    const device = openDevice(port)
    const start = () => untilReady(runServer({ ...env, PORT: String(port) }))
    const found = new Set<string>()
    let [acknowledged, last] = [0, 0]
    let server = await start()
    await device.signUp()
    try {
      for (let round = 0; round < rounds; round += 1) {
        const single: string[] = []
        const batches: { ids: string[]; isAcknowledged: boolean }[] = []
        let isKilled = false
        // Never at the same point, and always with requests of the other writers under way.
        let answersLeft = 6 + Math.floor(Math.random() * 30)
        const countAnswer = () => {
          answersLeft -= 1
          if (answersLeft > 0) return
          isKilled = true
          server.process.kill('SIGKILL')
        }
        const write = async (writer: number) => {
          while (!isKilled) {
            const writes = Array.from({ length: writer % 2 === 0 ? 1 : batchSize }, activity)
            const batch = { ids: writes.map(({ id }) => id), isAcknowledged: false }
            batches.push(batch)
            await device.call('POST', '/api/records', { writes })
            batch.isAcknowledged = true
            countAnswer()
            const id = randomUUID()
            const { occurredAt, updatedAt, body } = activity()
            await device.call('PUT', `/api/activities/${id}`, { occurredAt, updatedAt, body })
            single.push(id)
            countAnswer()
          }
        }
        const writers = Array.from({ length: writersAtOnce }, (_, writer) =>
          write(writer).catch((error: unknown) => {
            if (!isKilled) throw error
          }),
        )
        await server.exited
        await Promise.all(writers)

        server = await start()
        const written = await device.activitiesSince(last)
        last = written.last
        for (const id of written.ids) found.add(id)
        for (const id of single) expect(found.has(id), `a write acknowledged in round ${round}`).toBe(true)
        for (const { ids, isAcknowledged } of batches) {
          const kept = ids.filter((id) => found.has(id)).length
          expect(isAcknowledged ? [ids.length] : [0, ids.length], `records of a batch in round ${round}`).toContain(
            kept,
          )
        }
        acknowledged += single.length + batches.filter((batch) => batch.isAcknowledged).flatMap(({ ids }) => ids).length
        const { answered } = await device.call('GET', '/api/me/progress')
        expect(answered.toolsUsed, `counted in round ${round}`).toBe(found.size)
      }
      expect(new Set((await device.activitiesSince(0)).ids)).toEqual(found)
      expect(acknowledged).toBeGreaterThan(rounds * 6)
      process.stdout.write(
        `${rounds} kills under load on ${name}: ${acknowledged} records acknowledged, none lost, none half done\n`,
      )
    } finally {
      server.process.kill('SIGKILL')
      await server.exited
      await place.discard()
    }
  },
)
