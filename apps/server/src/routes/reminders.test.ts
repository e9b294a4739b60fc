import {
  checkIns,
  dropPushDevice,
  keepPushDevice,
  readAccount,
  readReminder,
  removeReminder,
  removeWorryReminder,
  setConsent,
  setReminder,
  setWorryReminder,
  tryReminder,
  updateAccount,
} from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createJobRunner } from '../services/job-runner'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildUser } from '../testing/factories'
import { startPushStandIn } from '../testing/push-stand-in'

const morning = new Date('2026-11-21T03:00:00.000Z')
/** 20:00 in India. */
const due = new Date('2026-11-21T14:30:00.000Z')
const atEight = { minuteOfDay: 20 * 60, timeZone: 'Asia/Kolkata', language: 'ta' }

let now = morning
let server: TestApp
let service: Awaited<ReturnType<typeof startPushStandIn>>
beforeAll(async () => {
  service = await startPushStandIn()
  server = await buildApp({ now: () => now })
})
afterAll(async () => {
  await server.discard()
  await service.close()
})
beforeEach(() => {
  now = morning
  service.answer()
})

const sendDue = () => runnerOf(server).runDue()
const runnerOf = ({ composition }: TestApp, finishMs?: number) =>
  createJobRunner({
    jobs: [composition.reminders.job],
    log: composition.log,
    ...(finishMs !== undefined && { finishMs }),
  })

/** Someone with a reminder at eight and a browser that shows it. */
async function remindSomeone() {
  const { browser, user } = await buildUser(server)
  const device = service.openBrowser()
  await browser.call(setReminder, { body: atEight })
  const kept = await browser.call(keepPushDevice, { body: device.subscription })
  const { publicKey } = await kept.json()
  const pushes = () => service.requests.filter(device.isFor)
  return { browser, user, device, publicKey: publicKey as string, pushes }
}

const state = async ({ browser }: Pick<Awaited<ReturnType<typeof remindSomeone>>, 'browser'>) =>
  (await browser.call(readReminder)).json()

test('nobody is reminded who did not choose it', async () => {
  const { browser } = await buildUser(server)
  expect(await state({ browser })).toMatchObject({ reminder: null, devices: 0 })
})

test('at the chosen minute, once, every browser of the person gets a message that says nothing', async () => {
  const someone = await remindSomeone()
  await sendDue()
  expect(someone.pushes()).toHaveLength(0)
  now = due
  await sendDue()
  await sendDue()
  const [push, ...more] = someone.pushes()
  expect(more).toHaveLength(0)
  if (!push) throw new Error('Nothing was pushed')
  expect(await someone.device.read(push, someone.publicKey)).toEqual({
    payload: { t: 'check_in', language: 'ta' },
    ttl: 3600,
    topic: 'check-in',
    audience: service.url,
    subject: 'mailto:support@maitri.example',
  })
  now = new Date(due.getTime() + 24 * 3600 * 1000)
  await sendDue()
  expect(someone.pushes()).toHaveLength(2)
})

test('no word comes on a day that has a check-in, nor hours late, nor with notifications off', async () => {
  const there = await remindSomeone()
  const quiet = await remindSomeone()
  const occurredAt = '2026-11-21T04:00:00.000Z'
  const body = { mood: 6, feelings: [], tags: [], note: '' }
  const params = { id: crypto.randomUUID() }
  await there.browser.call(checkIns.write, { params, body: { occurredAt, updatedAt: occurredAt, body } })
  await quiet.browser.call(updateAccount, { body: { preferences: { notifications: false } } })
  now = due
  await sendDue()
  const late = await remindSomeone()
  now = new Date(due.getTime() + 24 * 3600 * 1000 + 2 * 3600 * 1000)
  await sendDue()
  for (const one of [there, quiet, late]) expect(one.pushes()).toHaveLength(0)
})

test.each([
  [
    'its own check-in counts on a day of 25 hours',
    23 * 60 + 30,
    '2026-11-01T15:00:00.000Z',
    '2026-11-02T04:30:00.000Z',
    0,
  ],
  ['a check-in of the day of 23 hours before does not', 30, '2027-03-15T00:00:00.000Z', '2027-03-15T04:30:00.000Z', 1],
])('%s', async (_, minuteOfDay, occurredAt, dueAt, pushed) => {
  now = new Date(Date.parse(dueAt) - 14 * 3600 * 1000)
  const someone = await remindSomeone()
  await someone.browser.call(setReminder, { body: { minuteOfDay, timeZone: 'America/New_York', language: 'en' } })
  now = new Date(occurredAt)
  const body = { occurredAt, updatedAt: occurredAt, body: { mood: 6, feelings: [], tags: [], note: '' } }
  await someone.browser.call(checkIns.write, { params: { id: crypto.randomUUID() }, body })
  now = new Date(dueAt)
  await sendDue()
  expect(someone.pushes()).toHaveLength(pushed)
})

test("somebody else's check-in and somebody else's hour change nothing", async () => {
  const [there, other, later] = [await remindSomeone(), await remindSomeone(), await remindSomeone()]
  const occurredAt = '2026-11-21T04:00:00.000Z'
  const body = { occurredAt, updatedAt: occurredAt, body: { mood: 6, feelings: [], tags: [], note: '' } }
  await there.browser.call(checkIns.write, { params: { id: crypto.randomUUID() }, body })
  await later.browser.call(setReminder, { body: { ...atEight, minuteOfDay: 21 * 60 } })
  now = due
  await sendDue()
  expect([there, other, later].map(({ pushes }) => pushes().length)).toEqual([0, 1, 0])
  now = new Date(due.getTime() + 3600 * 1000)
  await sendDue()
  expect([there, other, later].map(({ pushes }) => pushes().length)).toEqual([0, 1, 1])
})

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const someone = await remindSomeone()
  service.answer({ status })
  expect(await (await someone.browser.call(tryReminder, { body: { language: 'en' } })).json()).toEqual({
    sent: 0,
    gone: 1,
    failed: 0,
  })
  expect(await state(someone)).toMatchObject({ devices: 0, reminder: atEight })
})

test('a fault of the service is tried once more; what it refuses is kept, and the operator hears of it', async () => {
  const someone = await remindSomeone()
  service.answer({ status: 503 })
  await someone.browser.call(tryReminder, { body: { language: 'en' } })
  expect(someone.pushes()).toHaveLength(2)
  for (const status of [403, 413, 429]) {
    service.answer({ status, headers: { 'retry-after': '60' } })
    const answer = await someone.browser.call(tryReminder, { body: { language: 'en' } })
    expect(await answer.json()).toEqual({ sent: 0, gone: 0, failed: 1 })
  }
  expect(await state(someone)).toMatchObject({ devices: 1 })
  const lines = server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a push was not taken')
  expect(lines.map(({ level }) => level)).toEqual([50, 40, 40])
  expect(server.logged.join('')).not.toContain(someone.device.subscription.endpoint)
})

test('only addresses of the public internet are pushed to', async () => {
  const { browser } = await buildUser(server)
  const { keys } = service.openBrowser().subscription
  const inner = [
    'https://10.0.0.7/push',
    'https://[::1]/push',
    'http://push.example/a',
    'https://a:b@push.example/',
    'ftp',
  ]
  for (const endpoint of inner) {
    const refused = await browser.call(keepPushDevice, { body: { endpoint, keys } })
    expect([refused.status, (await refused.json()).fields]).toEqual([400, [{ path: 'endpoint', code: 'not_allowed' }]])
  }
})

test('a browser whose key is no point of the curve, with which nothing can be sealed, is refused', async () => {
  const { browser } = await buildUser(server)
  const { endpoint, keys } = service.openBrowser().subscription
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  const refused = await browser.call(keepPushDevice, { body: { endpoint, keys: { ...keys, p256dh } } })
  expect([refused.status, (await browser.call(tryReminder, { body: { language: 'en' } })).status]).toEqual([400, 200])
})

test('choosing it is a consent, withdrawing the consent ends it, and so does the switch', async () => {
  const someone = await remindSomeone()
  const granted = async () =>
    (await (await someone.browser.call(readAccount)).json()).consents.find(
      ({ purpose }: { purpose: string }) => purpose === 'reminders',
    ).granted
  expect(await granted()).toBe(true)
  await someone.browser.call(setConsent, { params: { purpose: 'reminders' }, body: { granted: false, language: 'en' } })
  expect(await state(someone)).toMatchObject({ reminder: null, devices: 0 })
  await someone.browser.call(setReminder, { body: atEight })
  await someone.browser.call(removeReminder)
  expect(await state(someone)).toMatchObject({ reminder: null })
  expect(await granted()).toBe(false)
})

test('worry time is told at its own minute, also on a day with a check-in', async () => {
  const someone = await remindSomeone()
  const occurredAt = '2026-11-21T04:00:00.000Z'
  const body = { mood: 6, feelings: [], tags: [], note: '' }
  const params = { id: crypto.randomUUID() }
  await someone.browser.call(checkIns.write, { params, body: { occurredAt, updatedAt: occurredAt, body } })
  const atSix = { ...atEight, minuteOfDay: 18 * 60 }
  await someone.browser.call(setWorryReminder, { body: atSix })
  expect(await state(someone)).toMatchObject({ reminder: atEight, worryTime: atSix })
  now = new Date(due.getTime() - 2 * 3600 * 1000)
  await sendDue()
  await sendDue()
  now = due
  await sendDue()
  const [push, ...more] = someone.pushes()
  expect(more).toHaveLength(0)
  if (!push) throw new Error('Nothing was pushed')
  expect(await someone.device.read(push, someone.publicKey)).toMatchObject({
    payload: { t: 'worry_time', language: 'ta' },
    topic: 'worry-time',
  })
})

test('each reminder ends alone; with the last one the browsers and the consent go too', async () => {
  const someone = await remindSomeone()
  await someone.browser.call(setWorryReminder, { body: atEight })
  await someone.browser.call(removeReminder)
  expect(await state(someone)).toMatchObject({ reminder: null, worryTime: atEight, devices: 1 })
  now = due
  await sendDue()
  expect(someone.pushes()).toHaveLength(1)
  await someone.browser.call(removeWorryReminder)
  expect(await state(someone)).toMatchObject({ reminder: null, worryTime: null, devices: 0 })
  await someone.browser.call(setReminder, { body: atEight })
  await someone.browser.call(setWorryReminder, { body: atEight })
  await someone.browser.call(setConsent, { params: { purpose: 'reminders' }, body: { granted: false, language: 'en' } })
  expect(await state(someone)).toMatchObject({ reminder: null, worryTime: null })
})

test('a browser that someone else used before is theirs no more', async () => {
  const before = await remindSomeone()
  const after = await buildUser(server)
  await after.browser.call(keepPushDevice, { body: before.device.subscription })
  expect(await state(before)).toMatchObject({ devices: 0 })
  expect(await state(after)).toMatchObject({ devices: 1 })
  const { endpoint } = before.device.subscription
  await before.browser.call(dropPushDevice, { body: { endpoint } })
  expect(await state(after)).toMatchObject({ devices: 1 })
})

test('a zone that does not exist is named', async () => {
  const { browser } = await buildUser(server)
  const refused = await browser.call(setReminder, { body: { ...atEight, timeZone: 'Moon/Base' } })
  expect((await refused.json()).fields).toEqual([{ path: 'timeZone', code: 'unknown' }])
})

test('of more than ten browsers the one used longest ago leaves, and nobody else loses any', async () => {
  const someone = await remindSomeone()
  const other = await remindSomeone()
  const keep = async ({ browser }: Pick<typeof someone, 'browser'>) => {
    now = new Date(now.getTime() + 1000)
    const { subscription } = service.openBrowser()
    return (await (await browser.call(keepPushDevice, { body: subscription })).json()).devices
  }
  for (let devices = 2; devices <= 10; devices += 1) expect(await keep(someone)).toBe(devices)
  expect(await keep(other)).toBe(2)
  expect(await keep(someone)).toBe(10)
  expect(await state(other)).toMatchObject({ devices: 2 })
  await someone.browser.call(tryReminder, { body: { language: 'en' } })
  expect(someone.pushes()).toHaveLength(0)
})

test('a browser whose service never answers delays neither the other browsers nor other persons', async () => {
  const slow = await remindSomeone()
  const others = await Promise.all([slow, slow, slow].map(() => remindSomeone()))
  const second = service.openBrowser()
  await slow.browser.call(keepPushDevice, { body: second.subscription })
  service.keepSilentFor(slow.device)
  now = due
  const runner = runnerOf(server, 50)
  const round = runner.runDue()
  await Promise.all(
    others.map(({ device }) => service.until((push) => device.isFor(push) && push.state === 'answered')),
  )
  await service.until((push) => second.isFor(push) && push.state === 'answered')
  await service.until(slow.device.isFor)
  // It has ten seconds to answer; the server that ends does not wait for them.
  await runner.stop()
  await round
  await service.until((push) => slow.device.isFor(push) && push.state === 'cut off')
})
