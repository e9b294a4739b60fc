import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { book, listBookings, readSlots, recordCollections } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildActivity, password } from './testing/factories'
import { startSmtpStandIn } from './testing/smtp-stand-in'
import { buildPostgresPlace, type StorePlace } from './testing/store-places'
import { activityWrite, startTwoServers, type TwoServers, writeWithoutPause } from './testing/two-servers'

/** `npm run test:long` has twenty. */
const rounds = Number(process.env.SCALE_ROUNDS ?? 1)
// Whole processes, which a busy machine makes wait.
vi.setConfig({ testTimeout: rounds * 60_000 + 120_000, hookTimeout: 180_000 })

let place: StorePlace
let mail: Awaited<ReturnType<typeof startSmtpStandIn>>
let servers: TwoServers

beforeAll(async () => {
  place = await buildPostgresPlace()
  mail = await startSmtpStandIn('accepts')
  const { databaseUrl, appSecret } = place.options
  servers = await startTwoServers({
    DATABASE_URL: databaseUrl ?? '',
    APP_SECRET: appSecret ?? '',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Maitri <a@b.example>',
  })
})
afterAll(async () => {
  await servers.close()
  await mail.close?.()
  await place.discard()
})

const ask: TwoServers['ask'] = (...asked) => servers.ask(...asked)

test('of fifty who want one slot at the same moment, on two servers over one database, one gets it', async () => {
  const cookies = await Promise.all(Array.from({ length: 5 }, async () => (await servers.signUp()).cookie))
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
  const { email, cookie } = await servers.signUp()
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
  const { email } = await servers.signUp()
  const guess = () => ask('/api/auth/sign-in', { body: { email, password: `${password} not` } })
  const statuses = (await Promise.all(Array.from({ length: 24 }, guess))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
})

test('of mail that both could send, each is sent once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => servers.signUp()))
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
  const { cookie } = await servers.signUp()
  const batches = Array.from({ length: 16 }, () => Array.from({ length: 10 }, activityWrite))
  await Promise.all(batches.map((writes, index) => ask('/api/records', { cookie, body: { writes } }, index % 2)))
  const ids = batches.flat().map(({ id }) => id)
  const changes = await servers.changesSince(cookie)
  expect(changes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(new Set(changes.map(({ revision }) => revision)).size).toBe(ids.length)
  const halfway = changes[79]?.revision ?? 0
  expect(await servers.changesSince(cookie, halfway)).toHaveLength(80)
})

test(`${rounds} times a server is killed under load: the other goes on, nothing acknowledged is lost, and the first comes back`, async () => {
  const { cookie } = await servers.signUp()
  const acknowledged: string[] = []
  let refused = 0
  for (let round = 0; round < rounds; round += 1) {
    const victim = round % 2
    const writing = writeWithoutPause(servers, cookie)
    await expect.poll(() => writing.statuses.length, { timeout: 30_000 }).toBeGreaterThan(20)
    await servers.kill(victim)
    const before = writing.statuses.length
    await expect.poll(() => writing.statuses.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    await writing.stop()
    acknowledged.push(...writing.acknowledged)
    refused += writing.statuses.filter((status) => status !== 200).length
    await servers.beginAgain(victim)
    expect((await ask('/api/session', { cookie }, victim)).status).toBe(200)
  }
  const found = new Set((await servers.changesSince(cookie)).map(({ id }) => id))
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
  expect(refused, 'requests that no server answered well').toBe(0)
  process.stdout.write(
    `${rounds} kills of one of two servers: ${acknowledged.length} records acknowledged, none lost, none refused\n`,
  )
})
