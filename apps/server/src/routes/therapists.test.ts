import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ListedTherapist, readSlots, readTherapists } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildProfile } from '../testing/build-profile'
import { openBrowser } from '../testing/factories'

/** A Saturday, 14:00 by the clock of India. */
let now = new Date('2026-11-21T08:30:00.000Z')
const folder = mkdtempSync(join(tmpdir(), 'maitri-therapists-'))
const file = join(folder, 'therapists.json')

let examples: TestApp
let real: TestApp
beforeAll(async () => {
  writeFileSync(file, JSON.stringify([buildProfile()]))
  examples = await buildApp({ now: () => now })
  real = await buildApp({ now: () => now, env: { THERAPISTS_FILE: file } })
})
afterAll(async () => {
  await examples.discard()
  await real.discard()
  rmSync(folder, { recursive: true })
})

const list = async (app: TestApp) => {
  const response = await openBrowser(app).call(readTherapists)
  expect(response.status).toBe(200)
  return readTherapists.response.parse(await response.json()).therapists as ListedTherapist[]
}
const slotsOf = async (app: TestApp, id: string) => {
  const response = await openBrowser(app).call(readSlots, { params: { id } })
  return response.status === 200 ? readSlots.response.parse(await response.json()).slots : response.status
}

test('a guest sees the six examples, each with the next slot that is free', async () => {
  const therapists = await list(examples)
  expect(therapists.map(({ name, sessionFee }) => `${name} ${sessionFee}`)).toEqual([
    'Dr. Meera Iyer 2400',
    'Dr. Arjun Deshpande 3200',
    'Farah Qureshi 2200',
    'Kavya Reddy 2200',
    'Dr. Sandeep Bose 2800',
    'Nisha Patel 2600',
  ])
  expect(therapists.every(({ isExample, answersWithinHours }) => isExample && answersWithinHours === null)).toBe(true)
  for (const { id, nextAvailable } of therapists)
    expect([nextAvailable]).toEqual(((await slotsOf(examples, id)) as string[]).slice(0, 1))
})

test("an operator's file stands in place of the examples, and no address of a practice goes out", async () => {
  expect((await list(real)).map(({ id, isExample }) => ({ id, isExample }))).toEqual([
    { id: 'asha-menon', isExample: false },
  ])
  const answer = await (await openBrowser(real).call(readTherapists)).text()
  expect(answer).not.toMatch(/practice@example|email/)
  expect(await slotsOf(real, 'meera-iyer')).toBe(404)
})

test('slots go four weeks ahead and begin in two hours at the earliest', async () => {
  const slots = (await slotsOf(real, 'asha-menon')) as string[]
  expect(slots).toHaveLength(2 * 28)
  expect([slots[0], slots.at(-1)]).toEqual(['2026-11-22T04:30:00.000Z', '2026-12-19T05:30:00.000Z'])
  now = new Date('2026-11-22T02:30:00.000Z')
  expect(((await slotsOf(real, 'asha-menon')) as string[])[0]).toBe('2026-11-22T04:30:00.000Z')
  now = new Date('2026-11-22T02:30:01.000Z')
  expect(((await slotsOf(real, 'asha-menon')) as string[])[0]).toBe('2026-11-22T05:30:00.000Z')
})
