import { randomUUID } from 'node:crypto'
import {
  confirmTotp,
  finishWithCode,
  listSessions,
  readSession,
  recordCollections,
  requestPasswordReset,
  resetPassword,
  signIn,
  startTotp,
} from '@maitri/contracts'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWaitingMail, takeDueMail } from './db/outbox'
import { dropReminders, putReminder, takeDueReminder } from './db/reminders'
import { claimScheduledJob, markJobDone } from './db/scheduled-jobs'
import { session } from './db/schema/identity'
import { createReauthentication } from './services/reauthentication'
import { buildApp, type TestApp } from './testing/build-app'
import { buildPerson } from './testing/build-person'
import { buildActivity, buildUser, openBrowser, password } from './testing/factories'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** What a wrong time zone does, and what an empty battery does. */
const jumps = [
  { name: 'five hours', ms: 5 * hourMs },
  { name: 'a year', ms: 365 * dayMs },
]
/** When the clock is right, in every test. */
const right = Date.parse('2026-11-21T06:00:00.000Z')

let shownMs = right
let server: TestApp
beforeAll(async () => {
  server = await buildApp({ now: () => new Date(shownMs) })
})
afterAll(() => server.discard())
beforeEach(() => {
  shownMs = right
})

const { write, read, remove, list } = recordCollections.activities.endpoints
const isoAt = (ms: number) => new Date(ms).toISOString()
const at = () => new Date(shownMs)

describe.each(jumps)('after the clock was $name ahead and is right again', ({ ms }) => {
  const whileAhead = async <T>(act: () => Promise<T>): Promise<T> => {
    shownMs = right + ms
    const result = await act()
    shownMs = right
    return result
  }

  test('who signed in meanwhile still is, and the session ends no later than any other', async () => {
    const { browser, user } = await whileAhead(() => buildUser(server))
    expect((await (await browser.call(readSession)).json()).user.uid).toBe(user.uid)
    const [kept] = await server.store.db.select().from(session).where(eq(session.userId, user.uid))
    expect(kept?.expiresAt.getTime()).toBeLessThan(right + 31 * dayMs)
    shownMs = right + 31 * dayMs
    expect((await (await browser.call(readSession)).json()).user).toBeNull()
  })

  test('a session that another process ended is not believed in until the clock has caught up', async () => {
    const { browser, user } = await whileAhead(async () => {
      const built = await buildUser(server)
      await built.browser.call(list, { query: { limit: 1 } })
      return built
    })
    await server.store.db.delete(session).where(eq(session.userId, user.uid))
    expect((await browser.call(list, { query: { limit: 1 } })).status).toBe(401)
  })

  test('a sign-in of then is not taken for one of the last ten minutes', async () => {
    const uid = await buildPerson(server.store)
    const reauthentication = createReauthentication({ ...server.composition, store: server.store, now: at })
    const { user } = await buildUser(server)
    const found = { account: { ...user, uid, isEmailVerified: true, suspendedAt: null }, begunAt: new Date(right + ms) }
    await expect(reauthentication.confirm(found as never, null, '203.0.113.9')).rejects.toMatchObject({
      code: 'sign_in_again',
    })
  })

  test('tries that were counted meanwhile keep nobody out', async () => {
    const { email } = await buildUser(server)
    const guess = (word: string) => openBrowser(server).call(signIn, { body: { email, password: word } })
    await whileAhead(async () => {
      for (let tries = 0; tries < 10; tries += 1) await guess(`${password} not`)
      expect((await guess(password)).status).toBe(429)
    })
    expect((await guess(password)).status).toBe(200)
    await server.composition.rateLimits.prune()
  })

  test('a link for a new password of then opens nothing, and a new one does', async () => {
    const { email } = await buildUser(server)
    const ask = async () => {
      await openBrowser(server).call(requestPasswordReset, { body: { email, language: 'en' } })
      await server.composition.background.idle()
      const links = (await listWaitingMail(server.store, 1_000)).filter(({ recipient }) => recipient === email)
      return links.flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? [])
    }
    const [old] = await whileAhead(ask)
    const open = (token = '') =>
      openBrowser(server).call(resetPassword, { body: { token, password: `${password} now`, startsEmpty: false } })
    expect((await open(old)).status).toBe(400)
    const token = (await ask()).find((sent) => sent !== old)
    expect((await open(token)).status).toBe(204)
  })

  test('a code of the authenticator app opens the account, though one of then was used', async () => {
    const { browser, email } = await buildUser(server)
    const { secret } = await (await browser.call(startTotp, { body: { password } })).json()
    const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 })
    const code = () => app.generate({ timestamp: shownMs })
    expect((await browser.call(confirmTotp, { body: { code: code() } })).status).toBe(200)
    const signInWithCode = async () => {
      const other = openBrowser(server)
      await other.call(signIn, { body: { email, password } })
      return (await other.call(finishWithCode, { body: { code: code() } })).status
    }
    expect(await whileAhead(signInWithCode)).toBe(200)
    expect(await signInWithCode()).toBe(200)
    expect(await signInWithCode(), 'the same code once more').toBe(403)
  })

  test('mail that was written meanwhile goes out', async () => {
    const { email } = await whileAhead(async () => {
      const built = await buildUser(server)
      await openBrowser(server).call(requestPasswordReset, { body: { email: built.email, language: 'en' } })
      await server.composition.background.idle()
      return built
    })
    const taken: string[] = []
    for (let due = await takeDueMail(server.store, at()); due; due = await takeDueMail(server.store, at()))
      taken.push(due.recipient)
    expect(taken).toContain(email)
  })

  test('a reminder that was planned then comes at its next minute, once, and not at once', async () => {
    const { user } = await buildUser(server)
    const atNoon = { minuteOfDay: 12 * 60, timeZone: 'UTC', language: 'en' } as const
    await whileAhead(() => putReminder(server.store, user.uid, 'check_in', atNoon, at()))
    const due: string[] = []
    for (const minutes of [0, 180, 360, 361, 420]) {
      shownMs = right + minutes * 60_000
      const taken = await takeDueReminder(server.store, at())
      if (taken && Math.abs(Date.parse(taken.dueAt) - shownMs) < hourMs) due.push(`${taken.owner} ${minutes}`)
    }
    expect(due).toEqual([`${user.uid} 360`])
    await dropReminders(server.store, user.uid)
  })

  test('a daily job runs again within a day', async () => {
    const name = `job ${ms}`
    await whileAhead(async () => {
      expect(await claimScheduledJob(server.store, name, at())).not.toBeNull()
      await markJobDone(server.store, name, 24 * 60, at())
    })
    let claims = 0
    for (let hour = 0; hour <= 24; hour += 1) {
      shownMs = right + hour * hourMs
      if (!(await claimScheduledJob(server.store, name, at()))) continue
      claims += 1
      await markJobDone(server.store, name, 24 * 60, at())
    }
    // By a clock that was only some hours ahead it may come so much early, or late.
    expect(claims).toBeGreaterThan(0)
    expect(claims).toBeLessThan(3)
  })

  test('a record of then can be changed and deleted', async () => {
    const { browser } = await buildUser(server)
    const params = { id: randomUUID() }
    // The device's clock was right, or wrong with the server's.
    for (const deviceMs of [right, right + ms]) {
      const moment = { occurredAt: isoAt(deviceMs), updatedAt: isoAt(deviceMs) }
      await whileAhead(() => browser.call(write, { params, body: buildActivity(moment) }))
    }
    const later = { occurredAt: isoAt(right), updatedAt: isoAt(right + 60_000), body: { type: 'tool', title: 'Later' } }
    shownMs = right + 60_000
    await browser.call(write, { params, body: later })
    expect((await (await browser.call(read, { params })).json()).body.title).toBe('Later')
    await browser.call(remove, { params, query: { at: isoAt(right + 120_000) } })
    expect((await browser.call(read, { params })).status).toBe(404)
  })
})

describe.each(jumps)('while the clock is $name behind', ({ ms }) => {
  const fallBack = () => {
    shownMs = right - ms
  }

  test('who is signed in stays so, and can sign in anew', async () => {
    const { browser, email, user } = await buildUser(server)
    fallBack()
    expect((await (await browser.call(readSession)).json()).user.uid).toBe(user.uid)
    const other = openBrowser(server)
    expect((await other.call(signIn, { body: { email, password } })).status).toBe(200)
    expect((await (await other.call(listSessions)).json()).sessions).toHaveLength(2)
  })

  test('what devices write at the right moments is kept, and stays in its order', async () => {
    const { browser } = await buildUser(server)
    const params = { id: randomUUID() }
    fallBack()
    for (const title of ['First', 'Second']) {
      shownMs += 60_000
      const moment = isoAt(shownMs + ms)
      const body = { occurredAt: moment, updatedAt: moment, body: { type: 'tool', title } }
      expect((await browser.call(write, { params, body })).status).toBe(200)
    }
    expect((await (await browser.call(read, { params })).json()).body.title).toBe('Second')
    shownMs = right + hourMs
    await browser.call(remove, { params, query: { at: isoAt(shownMs) } })
    expect((await browser.call(read, { params })).status).toBe(404)
  })
})

describe.each(jumps)('once the clock went $name ahead', ({ ms }) => {
  test('a session goes on or is over, nothing is lost, and signing in goes on', async () => {
    const { browser, email } = await buildUser(server)
    const params = { id: randomUUID() }
    await browser.call(write, { params, body: buildActivity() })
    shownMs = right + ms
    expect((await browser.call(read, { params })).status).toBe(ms > 30 * dayMs ? 401 : 200)
    const again = openBrowser(server)
    expect((await again.call(signIn, { body: { email, password } })).status).toBe(200)
    expect((await again.call(read, { params })).status).toBe(200)
  })

  test('a reminder whose hour was jumped over is left out, and the next one comes', async () => {
    const { user } = await buildUser(server)
    await putReminder(
      server.store,
      user.uid,
      'check_in',
      { minuteOfDay: 7 * 60, timeZone: 'UTC', language: 'en' },
      at(),
    )
    shownMs = right + ms
    const missed = await takeDueReminder(server.store, at())
    expect(missed && shownMs - Date.parse(missed.dueAt)).toBeGreaterThan(hourMs)
    shownMs += dayMs
    expect(await takeDueReminder(server.store, at())).toMatchObject({ owner: user.uid })
    await dropReminders(server.store, user.uid)
  })
})
