import {
  confirmTotp,
  finishWithCode,
  leaveSecondStep,
  listSessions,
  readAccount,
  readSecondFactors,
  readSecondStep,
  readSession,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  requestPasswordReset,
  resetPassword,
  signIn,
  startPasskey,
  startTotp,
  startWithPasskey,
} from '@maitri/contracts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { buildApp, type TestApp } from '../testing/build-app'
import { type Browser, buildUser, openBrowser, password } from '../testing/factories'

let aheadMs = 0
let server: TestApp
beforeAll(async () => {
  server = await buildApp({ now: () => new Date(Date.now() + aheadMs) })
})
afterAll(() => server.discard())

const codeOf = async (response: Response) => (await response.json()).code
const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 })

/** Someone with an authenticator app. `nextCode` is of the next time step, since each works once. */
async function buildWithApp() {
  const person = await buildUser(server)
  const started = await person.browser.call(startTotp, { body: { password } })
  const { secret } = (await started.json()) as { secret: string }
  const nextCode = () => {
    aheadMs += 30_000
    return appOf(secret).generate({ timestamp: Date.now() + aheadMs })
  }
  const confirmed = await person.browser.call(confirmTotp, { body: { code: nextCode() } })
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { ...person, secret, nextCode, recoveryCodes }
}

/** A browser that gave the right password and waits for the second step. */
async function buildAwaited(email: string): Promise<Browser> {
  const browser = openBrowser(server)
  const response = await browser.call(signIn, { body: { email, password } })
  expect(await response.json()).toEqual({ user: null, needsSecondStep: true })
  return browser
}

test('second factors are closed to whoever is signed out', async () => {
  const guest = openBrowser(server)
  const responses = [
    await guest.call(readSecondFactors),
    await guest.call(startTotp, { body: { password } }),
    await guest.call(confirmTotp, { body: { code: '123456' } }),
    await guest.call(removeTotp, { body: { password } }),
    await guest.call(startPasskey, { body: { password } }),
    await guest.call(removePasskey, { params: { id: 'some' }, body: { password } }),
    await guest.call(renewRecoveryCodes, { body: { password } }),
  ]
  expect(responses.map(({ status }) => status)).toEqual(Array(7).fill(401))
})

test('an app counts once a code of it was shown, which ends every other session and gives ten recovery codes', async () => {
  const { browser, email } = await buildUser(server)
  const elsewhere = openBrowser(server)
  await elsewhere.call(signIn, { body: { email, password } })
  expect(await codeOf(await browser.call(startTotp, { body: { password: 'not the one' } }))).toBe('wrong_password')
  const { secret, uri } = await (await browser.call(startTotp, { body: { password } })).json()
  expect(uri).toContain(`secret=${secret}`)
  expect(await codeOf(await browser.call(confirmTotp, { body: { code: '000000' } }))).toBe('wrong_code')
  // Until then nobody is asked for it.
  const plain = await openBrowser(server).call(signIn, { body: { email, password } })
  expect(await plain.json()).toMatchObject({ needsSecondStep: false })

  const code = appOf(secret).generate({ timestamp: Date.now() + aheadMs })
  const { factors, recoveryCodes } = await (await browser.call(confirmTotp, { body: { code } })).json()
  expect(factors).toEqual({ passkeys: [], hasTotp: true, recoveryCodesLeft: 10, canAddPasskeys: true })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await browser.call(readAccount)).status).toBe(200)
  expect((await elsewhere.call(listSessions)).status).toBe(401)
  expect(await codeOf(await browser.call(startTotp, { body: { password } }))).toBe('conflict')
  const mails = (await listWaitingMail(server.store, 1000)).filter(({ recipient }) => recipient === email)
  expect(mails.map(({ subject }) => subject)).toContain('Your Maitri second step has changed')
})

test('a right password alone begins no session, and a code of the app does, once', async () => {
  const { email, user, nextCode } = await buildWithApp()
  const browser = await buildAwaited(email)
  expect(await (await browser.call(readSession)).json()).toEqual({ user: null })
  expect(await (await browser.call(readSecondStep)).json()).toEqual({ methods: ['totp'] })
  expect(await codeOf(await browser.call(finishWithCode, { body: { code: '000000' } }))).toBe('wrong_code')
  const code = nextCode()
  const finished = await browser.call(finishWithCode, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })
  expect((await finished.json()).user.uid).toBe(user.uid)
  expect(await (await browser.call(readSecondStep)).json()).toEqual({ methods: null })
  const again = await buildAwaited(email)
  expect(await codeOf(await again.call(finishWithCode, { body: { code } })), 'the same code').toBe('wrong_code')
})

test('a recovery code stands in for the app, once, and new ones end those before', async () => {
  const { browser, email, recoveryCodes } = await buildWithApp()
  const [first = '', second = ''] = recoveryCodes
  const finish = async (code: string) => (await buildAwaited(email)).call(finishWithCode, { body: { code } })
  expect((await finish(first.toUpperCase().replace('-', ' '))).status).toBe(200)
  expect(await codeOf(await finish(first))).toBe('wrong_code')
  const renewed = await (await browser.call(renewRecoveryCodes, { body: { password } })).json()
  expect(renewed.factors.recoveryCodesLeft).toBe(10)
  expect(await codeOf(await finish(second))).toBe('wrong_code')
  expect((await finish(renewed.recoveryCodes[0])).status).toBe(200)
})

test('the wait belongs to one browser, is over after ten minutes, and can be given up', async () => {
  const { email, nextCode } = await buildWithApp()
  expect(await codeOf(await openBrowser(server).call(finishWithCode, { body: { code: '123456' } }))).toBe(
    'second_step_over',
  )
  const late = await buildAwaited(email)
  aheadMs += 10 * 60_000
  expect(await codeOf(await late.call(finishWithCode, { body: { code: nextCode() } }))).toBe('second_step_over')
  const leaving = await buildAwaited(email)
  await leaving.call(leaveSecondStep)
  expect(await codeOf(await leaving.call(startWithPasskey))).toBe('second_step_over')
})

test('a reset of the password ends the wait, signs nobody in and leaves the second step', async () => {
  const { browser, email, nextCode } = await buildWithApp()
  const waiting = await buildAwaited(email)
  await openBrowser(server).call(requestPasswordReset, { body: { email, language: 'en' } })
  await server.composition.background.idle()
  const mails = (await listWaitingMail(server.store, 1000)).filter(({ recipient }) => recipient === email)
  const token = mails.map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
  // The address of this account was verified in the meantime.
  await server.store.db.execute(`update users set email_verified = true where email = '${email}'`)
  const body = { token, password: 'a quiet river', startsEmpty: false }
  expect((await openBrowser(server).call(resetPassword, { body })).status).toBe(204)
  expect((await browser.call(listSessions)).status).toBe(401)
  expect(await codeOf(await waiting.call(finishWithCode, { body: { code: nextCode() } }))).toBe('second_step_over')
  const next = await openBrowser(server).call(signIn, { body: { email, password: 'a quiet river' } })
  expect(await next.json()).toEqual({ user: null, needsSecondStep: true })
})

test('Google is asked for the second step too', async () => {
  const { email } = await buildWithApp()
  await server.store.db.execute(`update users set email_verified = true where email = '${email}'`)
  const google = {
    subject: crypto.randomUUID(),
    email,
    isEmailVerified: true,
    ownsAddress: true,
    name: null,
    photoUrl: null,
  }
  const begun = await server.composition.identity.signInWithGoogle(google, { startsEmpty: false })
  expect(begun.begins).toBe('second_step')
})

test('removing the app needs the password, and its recovery codes go with it', async () => {
  const { browser, email } = await buildWithApp()
  expect(await codeOf(await browser.call(removeTotp, { body: { password: 'not the one' } }))).toBe('wrong_password')
  const { factors } = await (await browser.call(removeTotp, { body: { password } })).json()
  expect(factors).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 })
  expect((await browser.call(removeTotp, { body: { password } })).status).toBe(404)
  expect(await codeOf(await browser.call(renewRecoveryCodes, { body: { password } }))).toBe('conflict')
  const plain = await openBrowser(server).call(signIn, { body: { email, password } })
  expect(await plain.json()).toMatchObject({ needsSecondStep: false })
})

test('codes are not guessed without end', async () => {
  const { email } = await buildWithApp()
  const browser = await buildAwaited(email)
  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1)
    statuses.push((await browser.call(finishWithCode, { body: { code: '000000' } })).status)
  expect(statuses).toEqual([...Array(9).fill(403), 429])
})

test('no secret and no code reaches the log, nor stands readable in the store', async () => {
  const { secret, recoveryCodes } = await buildWithApp()
  const { rows } = await server.store.db.execute<{ row: string }>(
    `select row_to_json(t)::text as row from totp_secrets t union all select row_to_json(r)::text from recovery_codes r`,
  )
  const kept = rows.map(({ row }) => row).join('\n') + server.logged.join('')
  for (const word of [secret, ...recoveryCodes]) expect(kept).not.toContain(word)
})
