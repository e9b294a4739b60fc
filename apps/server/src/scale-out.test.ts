import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { book, listBookings, type RecordSyncChange, readSlots, recordCollections } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBalancer } from './testing/balancer'
import { buildActivity, buildSignUp, password } from './testing/factories'
import { findFreePort, type RunningServer, runServer, untilReady } from './testing/run-server'
import { startSmtpStandIn } from './testing/smtp-stand-in'
import { buildPostgresPlace, type StorePlace } from './testing/store-places'

/** `npm run test:long` has twenty. */
const rounds = Number(process.env.SCALE_ROUNDS ?? 1)
// Whole processes, which a busy machine makes wait.
vi.setConfig({ testTimeout: rounds * 60_000 + 120_000, hookTimeout: 180_000 })

let place: StorePlace
let mail: Awaited<ReturnType<typeof startSmtpStandIn>>
let balancer: Awaited<ReturnType<typeof startBalancer>>
let ports: number[]
let origin: string
const servers: RunningServer[] = []

const begin = (index: number) => {
  const { databaseUrl, appSecret } = place.options
  const env = { DATABASE_URL: databaseUrl ?? '', APP_SECRET: appSecret ?? '', SMTP_URL: mail.url, LOG_LEVEL: 'warn' }
  return untilReady(
    runServer({ ...env, PORT: String(ports[index]), APP_URL: origin, MAIL_FROM: 'Maitri <a@b.example>' }),
  )
}

beforeAll(async () => {
  place = await buildPostgresPlace()
  mail = await startSmtpStandIn('accepts')
  ports = [await findFreePort(), await findFreePort()]
  balancer = await startBalancer(ports)
  origin = `http://localhost:${balancer.port}`
  // The first makes the tables, so that both do not wait for the same lock.
  for (const index of ports.keys()) servers.push(await begin(index))
})
afterAll(async () => {
  for (const running of servers) {
    running.process.kill('SIGKILL')
    await running.exited
  }
  balancer.close()
  await mail.close?.()
  await place.discard()
})

type Asked = { method?: string; cookie?: string; body?: unknown }

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

async function signUp() {
  const input = buildSignUp()
  const response = await ask('/api/auth/sign-up', { body: input })
  expect(response.status).toBe(200)
  return { email: input.email, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const activity = () => ({ collection: 'activities', id: randomUUID(), state: 'present' as const, ...buildActivity() })

/** Everything that was written after `since`, asked for by the balancer, and so of both servers in turn. */
async function changesSince(cookie: string, since = 0) {
  const changes: RecordSyncChange[] = []
  for (let last = since; ; ) {
    const answer = await (await ask('/api/records', { cookie, body: { writes: [], since: last } })).json()
    changes.push(...answer.changes)
    last = answer.revision
    if (!answer.hasMore) return changes
  }
}

test('of fifty who want one slot at the same moment, on two servers over one database, one gets it', async () => {
  const cookies = await Promise.all(Array.from({ length: 5 }, async () => (await signUp()).cookie))
  const read = await ask(readSlots.path.replace('{id}', 'meera-iyer'))
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
      const response = await ask(book.path, { cookie, body: { id: randomUUID(), ...wanted } })
      return response.ok ? 'booked' : `${response.status} ${(await response.json()).code}`
    }),
  )
  expect(responses.filter((answer) => answer === 'booked')).toHaveLength(1)
  expect(responses.filter((answer) => answer === '409 slot_taken')).toHaveLength(49)
  const lists = await Promise.all(cookies.map((cookie) => ask(listBookings.path, { cookie })))
  const booked = await Promise.all(lists.map(async (list) => listBookings.response.parse(await list.json()).bookings))
  expect(booked.flat()).toMatchObject([{ startsAt, state: 'requested', practice: 'example', isExample: true }])
  const left = readSlots.response.parse(await (await ask(readSlots.path.replace('{id}', 'meera-iyer'))).json()).slots
  expect(left).not.toContain(startsAt)
})

test('who signs in on one server is signed in on the other, and who signs out on one writes on none', async () => {
  const { email, cookie } = await signUp()
  for (const index of [0, 1]) {
    expect((await (await ask('/api/session', { cookie }, index)).json()).user.email).toBe(email)
  }
  expect((await ask('/api/auth/sign-out', { method: 'POST', cookie }, 0)).ok).toBe(true)
  const { write } = recordCollections.activities.endpoints
  const path = write.path.replace('{id}', randomUUID())
  for (const index of [1, 0]) {
    expect((await ask(path, { method: 'PUT', cookie, body: buildActivity() }, index)).status).toBe(401)
  }
})

test('wrong passwords are counted over both servers', async () => {
  const { email } = await signUp()
  const guess = () => ask('/api/auth/sign-in', { body: { email, password: `${password} not` } })
  const statuses = (await Promise.all(Array.from({ length: 24 }, guess))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
})

test('of mail that both could send, each is sent once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, signUp))
  const emails = people.map(({ email }) => email)
  for (const email of emails) {
    expect((await ask('/api/auth/request-password-reset', { body: { email, language: 'en' } })).ok).toBe(true)
  }
  // Each has one about the sign-up and one with the link.
  const mails = () =>
    mail.received
      .filter(({ to }) => emails.includes(to[0] ?? ''))
      .map(({ to, source }) => `${to[0]} ${/^Subject: .*$/m.exec(source)?.[0]}`)
  await expect.poll(() => new Set(mails()).size, { timeout: 60_000, interval: 500 }).toBe(2 * emails.length)
  // As long as both look once more.
  await wait(11_000)
  expect(mails()).toHaveLength(2 * emails.length)
})

test('what two devices write on two servers at once is there once, under revisions of its own, and both read all of it', async () => {
  const { cookie } = await signUp()
  const batches = Array.from({ length: 16 }, () => Array.from({ length: 10 }, activity))
  await Promise.all(batches.map((writes, index) => ask('/api/records', { cookie, body: { writes } }, index % 2)))
  const ids = batches.flat().map(({ id }) => id)
  const changes = await changesSince(cookie)
  expect(changes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(new Set(changes.map(({ revision }) => revision)).size).toBe(ids.length)
  const halfway = changes[79]?.revision ?? 0
  expect(await changesSince(cookie, halfway)).toHaveLength(80)
})

test(`${rounds} times a server is killed under load: the other goes on, nothing acknowledged is lost, and the first comes back`, async () => {
  const { cookie } = await signUp()
  const acknowledged = new Set<string>()
  let refused = 0
  for (let round = 0; round < rounds; round += 1) {
    const victim = round % 2
    let isOver = false
    let answered = 0
    const write = async () => {
      while (!isOver) {
        const writes = Array.from({ length: 5 }, activity)
        const response = await ask('/api/records', { cookie, body: { writes } })
        answered += 1
        if (!response.ok) refused += 1
        else for (const { id } of writes) acknowledged.add(id)
      }
    }
    const writers = Array.from({ length: 6 }, write)
    await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(20)
    servers[victim]?.process.kill('SIGKILL')
    await servers[victim]?.exited
    const before = answered
    await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    isOver = true
    await Promise.all(writers)
    servers[victim] = await begin(victim)
    expect((await ask('/api/session', { cookie }, victim)).status).toBe(200)
  }
  const found = new Set((await changesSince(cookie)).map(({ id }) => id))
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
  expect(refused, 'requests that no server answered well').toBe(0)
  process.stdout.write(
    `${rounds} kills of one of two servers: ${acknowledged.size} records acknowledged, none lost, none refused\n`,
  )
})
