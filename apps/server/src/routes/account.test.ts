import { readAccount, readProgress, readSession, setConsent, updateAccount } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildUser, openBrowser } from '../testing/factories'

let server: TestApp
beforeAll(async () => {
  server = await buildApp()
})
afterAll(() => server.discard())

const consent = (purpose: string, granted: boolean) => ({ params: { purpose }, body: { granted, language: 'en' } })

test('the account is closed to whoever is signed out', async () => {
  const guest = openBrowser(server)
  const responses = [
    await guest.call(readAccount),
    await guest.call(readProgress),
    await guest.call(updateAccount, { body: {} }),
    await guest.call(setConsent, consent('improvement', true)),
  ]
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('what has another form is refused, and named', async () => {
  const { browser } = await buildUser(server)
  const response = await browser.call(updateAccount, { body: { displayName: '  ', preferences: { theme: 'pink' } } })
  expect(response.status).toBe(400)
  const { code, fields } = await response.json()
  expect(code).toBe('invalid_request')
  expect(fields.map(({ path }: { path: string }) => path)).toEqual(['displayName', 'preferences.theme'])
  expect((await browser.call(setConsent, consent('advertising', true))).status).toBe(400)
})

test('a new account has the record of the specification, with progress at zero', async () => {
  const { browser, user, email } = await buildUser(server)
  const account = await (await browser.call(readAccount)).json()
  expect(account).toMatchObject({
    uid: user.uid,
    email,
    displayName: 'Asha Rao',
    photoURL: null,
    lastUpdated: null,
    preferences: { notifications: true, theme: 'system', language: 'en', dataSharingConsent: false },
  })
  expect(account.consents).toHaveLength(2)
  expect(await (await browser.call(readProgress)).json()).toMatchObject({
    insightsRead: 0,
    toolsUsed: 0,
    routinesCompleted: 0,
    mindmitraChats: 0,
  })
})

test('name and preferences change one by one, and the session knows at once', async () => {
  const { browser } = await buildUser(server)
  await browser.call(updateAccount, { body: { displayName: 'आशा' } })
  const changed = await browser.call(updateAccount, { body: { preferences: { theme: 'dark' } } })
  expect(await changed.json()).toMatchObject({ displayName: 'आशा', preferences: { theme: 'dark', darkMode: true } })
  await browser.call(updateAccount, { body: { preferences: { notifications: false, furtherLanguage: 'pa' } } })
  const { user } = await (await browser.call(readSession)).json()
  expect(user).toMatchObject({
    displayName: 'आशा',
    preferences: { theme: 'dark', language: 'en', notifications: false, furtherLanguage: 'pa' },
  })
  const back = await browser.call(updateAccount, { body: { preferences: { furtherLanguage: null } } })
  expect((await back.json()).preferences.furtherLanguage).toBeNull()
})

test('a preference chosen offline stands only where no other device chose later, each by itself, and a clock ahead decides nothing', async () => {
  const { browser } = await buildUser(server)
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const choose = async (preferences: object, chosenAt?: object) => {
    const answer = await browser.call(updateAccount, { body: { preferences, ...(chosenAt && { chosenAt }) } })
    expect(answer.status).toBe(200)
    const { theme, notifications } = (await answer.json()).preferences
    return { theme, notifications }
  }
  expect(await choose({ theme: 'light' }, { theme: at(-10) })).toEqual({ theme: 'light', notifications: true })
  expect(
    await choose({ theme: 'dark', notifications: false }, { theme: at(-20), notifications: at(-20) }),
    'chosen before, sent after',
  ).toEqual({ theme: 'light', notifications: false })
  expect((await choose({ theme: 'dark' }, { theme: at(-5) })).theme).toBe('dark')
  expect((await choose({ theme: 'system' }, { theme: at(300) })).theme).toBe('system')
  expect((await choose({ theme: 'light' })).theme, 'five hours ahead was taken for now').toBe('light')
})

test("changing one's account changes nobody else's", async () => {
  const [asha, ravi] = [await buildUser(server), await buildUser(server)]
  await asha.browser.call(updateAccount, { body: { displayName: 'Changed' } })
  expect((await (await ravi.browser.call(readAccount)).json()).displayName).toBe('Asha Rao')
})

test('a consent is given and withdrawn at once, and what was chosen before stays on record', async () => {
  const { browser } = await buildUser(server)
  const given = await (await browser.call(setConsent, consent('improvement', true))).json()
  expect(given.preferences.dataSharingConsent).toBe(true)
  const withdrawn = await (await browser.call(setConsent, consent('improvement', false))).json()
  expect(withdrawn.preferences.dataSharingConsent).toBe(false)
  expect(withdrawn.consents.slice(0, 2).map(({ granted }: { granted: boolean }) => granted)).toEqual([false, true])
})
