import { createECDH, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  book,
  createGroup,
  type Endpoint,
  joinGroup,
  keepPushDevice,
  listBookings,
  listSessions,
  moveBooking,
  readAccount,
  readSession,
  readSlots,
  recordCollections,
  removeReminder,
  sendTherapistMessage,
  setConsent,
  setReminder,
  signIn,
  startPasskey,
  syncRecords,
  updateAccount,
} from '@maitri/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listConsents } from '../db/consents'
import { listWaitingMail } from '../db/outbox'
import { defaultUsageLimits } from '../services/rate-limits'
import { buildApp, ownOrigin, type TestApp } from '../testing/build-app'
import { buildProfile } from '../testing/build-profile'
import { buildAnalysis, buildSignUp, password } from '../testing/factories'
import { listen } from '../testing/listen'

// Whole requests by a real connection, many of them.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'maitri-quotas-'))
const THERAPISTS_FILE = join(folder, 'therapists.json')
const wide = { max: 10_000, windowSeconds: 3600 }
const recordQuota = { records: 3, bytes: 6_000, tombstones: 2 }

let server: TestApp
let listening: Awaited<ReturnType<typeof listen>>
/** The same with a mail server, so that practices are told. */
let mailing: TestApp
let mailingListens: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  writeFileSync(THERAPISTS_FILE, JSON.stringify([buildProfile()]))
  // Rates are wide, so that what stands in the way is the quota.
  const usageLimits = { ...defaultUsageLimits, consent: wide, booking: wide, 'group-joining': wide }
  const limits = { each: wide, all: wide }
  const rates = { 'sign-in': limits, 'sign-up': limits, 'reset-request': limits, reset: limits }
  server = await buildApp({ env: { THERAPISTS_FILE }, usageLimits, limits: rates, recordQuota })
  listening = await listen(server)
  mailing = await buildApp({
    env: { THERAPISTS_FILE, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' },
    usageLimits,
  })
  mailingListens = await listen(mailing)
})
afterAll(async () => {
  await listening.close()
  await mailingListens.close()
  await server.discard()
  await mailing.discard()
  rmSync(folder, { recursive: true })
})

type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** A browser over a connection of this machine; it keeps the cookie of its session. */
function openBrowser(url = listening.url) {
  let cookie = ''
  async function call({ method, path }: Pick<Endpoint, 'method' | 'path'>, { params = {}, query, body }: Asked = {}) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
    const response = await fetch(`${url}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: { origin: ownOrigin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    return { status: response.status, answer: text ? JSON.parse(text) : null }
  }
  return {
    call,
    /** Status and code of a refusal; the status alone of what is right. */
    async outcome(...asked: Parameters<typeof call>) {
      const { status, answer } = await call(...asked)
      return status < 400 ? status : `${status} ${answer.code}`
    },
  }
}

async function buildPerson(url?: string) {
  const browser = openBrowser(url)
  const input = buildSignUp()
  const { answer } = await browser.call({ method: 'POST', path: '/api/auth/sign-up' }, { body: input })
  return { ...browser, uid: answer.user.uid as string, email: input.email }
}

const { write, remove } = recordCollections.analyses.endpoints
const full = '403 quota_reached'

test('of records, bytes and deletions of what never was there a person has as many as one may; what makes room is always taken', async () => {
  const { call, outcome } = await buildPerson()
  const other = await buildPerson()
  const ids = Array.from({ length: 6 }, () => randomUUID())
  const put = (index: number, record = buildAnalysis()) =>
    outcome(write, { params: { id: ids[index] ?? '' }, body: record })
  const drop = (id: string) => outcome(remove, { params: { id }, query: { at: '2026-11-20T09:00:00.000Z' } })
  expect([await put(0), await put(1), await put(2), await put(3)]).toEqual([200, 200, 200, full])
  expect(await other.outcome(write, { params: { id: randomUUID() }, body: buildAnalysis() })).toBe(200)

  // A device sends many at once: each is judged by itself, and what it may keep is kept.
  const state = { collection: 'analyses', state: 'present', ...buildAnalysis() }
  const later = { ...state, updatedAt: '2026-11-20T08:30:00.000Z' }
  const exchange = await call(syncRecords, {
    body: {
      writes: [
        { id: ids[4], ...state },
        { id: ids[0], ...later },
      ],
    },
  })
  expect(exchange.answer.outcomes).toMatchObject([
    { state: 'refused', code: 'quota_reached', limit: 'records' },
    { state: 'present' },
  ])

  expect(await drop(ids[0] ?? '')).toBeLessThan(300)
  const long = buildAnalysis('w'.repeat(9_000))
  expect([await put(3, long), await put(3)]).toEqual([full, 200])
  expect(await put(4)).toBe(full)
  // One tombstone is there already.
  expect([await drop(randomUUID()), await drop(randomUUID())]).toEqual([expect.any(Number), full])
  expect(await drop(ids[1] ?? '')).toBeLessThan(300)
})

test('however often a choice is withdrawn, in whatever language and by whichever way, it is kept once; and no more than a thousand are kept', async () => {
  const { uid, call, outcome } = await buildPerson()
  const choose = (granted: boolean, language = 'en') =>
    outcome(setConsent, { params: { purpose: 'improvement' }, body: { granted, language } })
  await choose(true)
  for (let count = 0; count < 12; count += 1) {
    const language = count % 2 === 0 ? 'hi' : 'en'
    expect(await choose(false, language)).toBe(200)
    await call(updateAccount, { body: { preferences: { language } } })
    expect(await outcome(removeReminder)).toBe(200)
  }
  const chosen = await listConsents(server.store, uid)
  expect(chosen.map(({ purpose, granted }) => `${purpose} ${granted}`)).toEqual([
    'reminders false',
    'improvement false',
    'improvement true',
    'reminders true',
    'improvement false',
  ])

  await server.store.db.execute(sql`insert into consents (owner, purpose, granted, text_version, language, at)
    select ${uid}, 'improvement', n % 2 = 0, 'before', 'en', now() from generate_series(1, 1000) n`)
  const reminder = { minuteOfDay: 1200, timeZone: 'Asia/Kolkata', language: 'en' }
  expect(await choose(true)).toBe(full)
  expect(await outcome(setReminder, { body: reminder })).toBe(full)
  // To withdraw is always possible.
  expect(await choose(false)).toBe(200)
  const { preferences } = (await call(readAccount)).answer
  expect(preferences.dataSharingConsent).toBe(false)
})

test('of more than fifty sessions the one used longest ago ends, and nobody else loses theirs', async () => {
  const person = await buildPerson()
  const other = await buildPerson()
  await server.store.db.execute(sql`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    select 'session-' || n, 'token-' || n, ${person.uid}, now() + interval '1 day', now(), now() - n * interval '1 minute'
    from generate_series(1, 60) n`)
  const begin = () => openBrowser().outcome(signIn, { body: { email: person.email, password } })
  expect([await begin(), await begin()]).toEqual([200, 200])
  const { sessions } = (await person.call(listSessions)).answer
  expect(sessions).toHaveLength(50)
  const begun = (sessions as { id: string }[]).map(({ id }) => id).filter((id) => id.startsWith('session-'))
  // This browser's own, the two that began now, and of the others those used last.
  expect(begun).toEqual(Array.from({ length: 47 }, (_, index) => `session-${index + 1}`))
  expect((await other.call(readSession)).answer.user.uid).toBe(other.uid)
})

test('a person has ten browsers that show reminders, and twenty passkeys', async () => {
  const { uid, call, outcome } = await buildPerson()
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const keys = { p256dh, auth: Buffer.alloc(16, 1).toString('base64url') }
  const devices: number[] = []
  for (let count = 0; count < 12; count += 1) {
    const subscription = { endpoint: `https://push.example.org/${randomUUID()}`, keys }
    devices.push((await call(keepPushDevice, { body: subscription })).answer.devices)
  }
  expect(devices).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10])

  expect(await outcome(startPasskey, { body: { password } })).toBe(200)
  await server.store.db.execute(sql`insert into passkeys (id, owner, public_key, counter, transports, created_at)
    select 'key-' || n, ${uid}, decode('00', 'hex'), 0, '', now() from generate_series(1, 20) n`)
  expect(await outcome(startPasskey, { body: { password } })).toBe(full)
})

test('a person has three requests that wait for an answer, and keeps two thousand messages', async () => {
  const { uid, call, outcome } = await buildPerson()
  const params = { id: 'asha-menon' }
  const { slots } = (await call(readSlots, { params })).answer as { slots: string[] }
  const asked = { therapistId: 'asha-menon', type: 'video', notes: '', timeZone: 'Asia/Kolkata', language: 'en' }
  const outcomes: unknown[] = []
  for (const startsAt of slots.slice(0, 4)) {
    outcomes.push(await outcome(book, { body: { id: randomUUID(), startsAt, ...asked } }))
  }
  expect(outcomes).toEqual([200, 200, 200, full])
  expect((await call(listBookings)).answer.bookings).toHaveLength(3)

  const say = () => outcome(sendTherapistMessage, { params, body: { id: randomUUID(), text: 'A question.' } })
  expect(await say()).toBe(200)
  await server.store.db.execute(sql`insert into therapist_messages (id, owner, therapist_id, author, sent_at, sealed)
    select gen_random_uuid()::text, ${uid}, 'asha-menon', 'person', now(), decode('00', 'hex') from generate_series(1, 1999)`)
  expect(await say()).toBe(full)
})

test('a person has two open groups, and sits in five hundred', async () => {
  const { uid, outcome } = await buildPerson()
  const words = { name: 'Night shift nurses', description: 'For those who come home at sunrise.', type: 'support' }
  const start = () =>
    outcome(createGroup, { body: { id: randomUUID(), ...words, tags: [], pseudonym: 'Quiet Banyan' } })
  expect([await start(), await start(), await start()]).toEqual([200, 200, full])

  const join = (id: string) => outcome(joinGroup, { params: { id }, body: { pseudonym: 'Early Koel' } })
  expect(await join('anxiety-support-circle')).toBe(200)
  await server.store.db.execute(sql`insert into groups (id, review, created_at, updated_at)
    select 'filled-' || n, 'clear', now(), now() from generate_series(1, 497) n`)
  await server.store.db.execute(sql`insert into group_members (group_id, owner, pseudonym_digest, sealed, joined_at)
    select 'filled-' || n, ${uid}, 'digest-' || n, decode('00', 'hex'), now() from generate_series(1, 497) n`)
  expect(await join('depression-recovery-network')).toBe(full)
  // Another pseudonym where one is in takes no room.
  expect(await join('anxiety-support-circle')).toBe(200)
})

test('beside a mail server, whose address was never verified is the reason for no mail to anybody else', async () => {
  const { uid, call, outcome } = await buildPerson(mailingListens.url)
  const params = { id: 'asha-menon' }
  const unverified = '403 email_unverified'
  const { slots } = (await call(readSlots, { params })).answer as { slots: string[] }
  const asked = { therapistId: 'asha-menon', type: 'video', notes: '', timeZone: 'Asia/Kolkata', language: 'en' }
  const id = randomUUID()
  const wanted = { id, startsAt: slots[0], ...asked }
  const words = { name: 'Night shift nurses', description: 'For those who come home at sunrise.', type: 'support' }
  const group = { id: randomUUID(), ...words, tags: [], pseudonym: 'Quiet Banyan' }
  expect(await outcome(book, { body: wanted })).toBe(unverified)
  expect(await outcome(sendTherapistMessage, { params, body: { id: randomUUID(), text: 'A question.' } })).toBe(
    unverified,
  )
  expect(await outcome(createGroup, { body: group })).toBe(unverified)

  // Booked while the address counted: before mail was set up here, say.
  const verify = (isVerified: boolean) =>
    mailing.store.db.execute(sql`update users set email_verified = ${isVerified} where id = ${uid}`)
  await verify(true)
  expect(await outcome(book, { body: wanted })).toBe(200)
  await verify(false)
  await mailing.store.db.execute(sql`delete from outbox`)
  const moved = { params: { id }, body: { startsAt: slots[1], language: 'en' } }
  expect(await outcome(moveBooking, moved)).toBe(unverified)
  expect((await listWaitingMail(mailing.store)).map(({ recipient }) => recipient)).toEqual([])
})
