import { listSessions, sendUseCounts, setConsent } from '@maitri/contracts'
import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useSums } from '../db/schema/use-sums'
import { listUseSums } from '../db/use-sums'
import { buildApp, type TestApp } from '../testing/build-app'
import { type Browser, buildUser, openBrowser } from '../testing/factories'

let now = new Date('2026-11-22T08:00:00.000Z')
let server: TestApp
beforeAll(async () => {
  server = await buildApp({ now: () => now })
})
afterAll(() => server.discard())

const send = (browser: Browser, counts: unknown) => browser.call(sendUseCounts, { body: { counts } })
const agree = (browser: Browser, granted: boolean) =>
  browser.call(setConsent, { params: { purpose: 'improvement' }, body: { granted, language: 'en' } })

test('counts are closed to whoever is signed out', async () => {
  expect((await send(openBrowser(server), [{ part: 'home', uses: 1 }])).status).toBe(401)
})

test.each([
  ['nothing', []],
  ['a part that is not counted', [{ part: 'help', uses: 1 }]],
  ['none', [{ part: 'home', uses: 0 }]],
  ['more than a day holds', [{ part: 'home', uses: 1001 }]],
  [
    'a part twice',
    [
      { part: 'home', uses: 1 },
      { part: 'home', uses: 2 },
    ],
  ],
])('%s is refused', async (_, counts) => {
  const { browser } = await buildUser(server)
  await agree(browser, true)
  expect((await send(browser, counts)).status).toBe(400)
})

test('without the consent nothing is taken, and none after it was withdrawn', async () => {
  const { browser } = await buildUser(server)
  const counts = [{ part: 'insights', uses: 3 }]
  const statuses = [(await send(browser, counts)).status]
  await agree(browser, true)
  statuses.push((await send(browser, counts)).status)
  await agree(browser, false)
  statuses.push((await send(browser, counts)).status)
  expect(statuses).toEqual([409, 204, 409])
  expect(await listUseSums(server.store)).toEqual([{ month: '2026-11', part: 'insights', uses: 3, devices: 1 }])
})

test('what several people send becomes one sum of the day, and no column says whose it is', async () => {
  now = new Date('2026-12-01T08:00:00.000Z')
  for (const uses of [2, 5]) {
    const { browser } = await buildUser(server)
    await agree(browser, true)
    const counts = [
      { part: 'home', uses },
      { part: 'mindmitra', uses: 1 },
    ]
    expect((await send(browser, counts)).status).toBe(204)
  }
  const december = (await server.store.db.select().from(useSums)).filter(({ day }) => day === '2026-12-01')
  expect(december).toEqual([
    { day: '2026-12-01', part: 'home', uses: 7, devices: 2 },
    { day: '2026-12-01', part: 'mindmitra', uses: 2, devices: 2 },
  ])
  expect(Object.keys(getTableColumns(useSums))).toEqual(['day', 'part', 'uses', 'devices'])
})

test('nobody fills the sums: ten sendings a day are taken', async () => {
  const { browser } = await buildUser(server)
  await agree(browser, true)
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await send(browser, [{ part: 'home', uses: 1 }])).status)
  expect(statuses).toEqual([...Array(10).fill(204), 429])
  expect((await browser.call(listSessions)).status).toBe(200)
})
