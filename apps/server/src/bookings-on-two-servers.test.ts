import { randomUUID } from 'node:crypto'
import { book, listBookings, readSlots } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildSignUp } from './testing/factories'
import { findFreePort, type RunningServer, runServer, untilReady } from './testing/run-server'
import { buildPostgresPlace, type StorePlace } from './testing/store-places'

// Whole processes, which a busy machine makes wait.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let place: StorePlace
const servers: { origin: string; running: RunningServer }[] = []
beforeAll(async () => {
  place = await buildPostgresPlace()
  const { databaseUrl, appSecret } = place.options
  // The first makes the tables, so that both do not wait for the same lock.
  for (let count = 0; count < 2; count++) {
    const PORT = String(await findFreePort())
    const running = runServer({ PORT, DATABASE_URL: databaseUrl ?? '', APP_SECRET: appSecret ?? '', LOG_LEVEL: 'warn' })
    servers.push({ origin: `http://localhost:${PORT}`, running: await untilReady(running) })
  }
})
afterAll(async () => {
  for (const { running } of servers) {
    running.process.kill('SIGKILL')
    await running.exited
  }
  await place.discard()
})

function ask(index: number, path: string, { cookie = '', body }: { cookie?: string; body?: unknown } = {}) {
  const origin = servers[index % servers.length]?.origin ?? ''
  return fetch(`${origin.replace('localhost', '127.0.0.1')}${path}`, {
    headers: { origin, cookie, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
}

async function signUp(index: number): Promise<string> {
  const response = await ask(index, '/api/auth/sign-up', { body: buildSignUp() })
  const [cookie = ''] = response.headers.getSetCookie()
  return cookie.split(';')[0] ?? ''
}

test('of fifty who want one slot at the same moment, on two servers over one database, one gets it', async () => {
  const cookies = await Promise.all(Array.from({ length: 5 }, (_, index) => signUp(index)))
  const read = await ask(0, readSlots.path.replace('{id}', 'meera-iyer'))
  const [startsAt] = readSlots.response.parse(await read.json()).slots
  const wanted = {
    therapistId: 'meera-iyer',
    startsAt,
    type: 'video',
    notes: '',
    timeZone: 'Asia/Kolkata',
    language: 'en',
  }
  const responses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const cookie = cookies[index % cookies.length] ?? ''
      const response = await ask(index, book.path, { cookie, body: { id: randomUUID(), ...wanted } })
      return response.ok ? 'booked' : `${response.status} ${(await response.json()).code}`
    }),
  )
  expect(responses.filter((answer) => answer === 'booked')).toHaveLength(1)
  expect(responses.filter((answer) => answer === '409 slot_taken')).toHaveLength(49)
  const lists = await Promise.all(cookies.map((cookie, index) => ask(index, listBookings.path, { cookie })))
  const booked = await Promise.all(lists.map(async (list) => listBookings.response.parse(await list.json()).bookings))
  expect(booked.flat()).toMatchObject([
    { startsAt, state: 'requested', practice: 'example', isExample: true, mail: 'kept' },
  ])
  const left = readSlots.response.parse(await (await ask(1, readSlots.path.replace('{id}', 'meera-iyer'))).json()).slots
  expect(left).not.toContain(startsAt)
})
