import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Booking,
  book,
  booking,
  cancelBooking,
  deleteBooking,
  listBookings,
  moveBooking,
  readSlots,
} from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { outbox } from '../db/schema/outbox'
import { bookings } from '../db/schema/therapists'
import { createJobRunner } from '../services/job-runner'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildProfile } from '../testing/build-profile'
import { buildUser } from '../testing/factories'

const began = new Date('2026-11-21T08:30:00.000Z')
const folder = mkdtempSync(join(tmpdir(), 'maitri-held-'))
const [first, second, third] = ['2026-11-25T04:30:00.000Z', '2026-11-26T04:30:00.000Z', '2026-11-27T04:30:00.000Z']
let now = began
let server: TestApp
let asha: Awaited<ReturnType<typeof buildUser>>

beforeAll(async () => {
  const file = join(folder, 'therapists.json')
  writeFileSync(file, JSON.stringify([buildProfile()]))
  const env = { THERAPISTS_FILE: file, MAIL_FROM: 'Maitri <hello@maitri.example>' }
  server = await buildApp({ now: () => now, env })
})
beforeEach(async () => {
  now = began
  await server.store.db.delete(bookings)
  asha = await buildUser(server)
  await server.store.db.delete(outbox)
})
afterAll(async () => {
  await server.discard()
  rmSync(folder, { recursive: true })
})

async function ask(startsAt: string, by = asha) {
  const details = { type: 'video', notes: '', timeZone: 'Asia/Kolkata', language: 'en' }
  return by.browser.call(book, { body: { id: randomUUID(), therapistId: 'asha-menon', startsAt, ...details } })
}
const move = (id: string, startsAt: string, by = asha) =>
  by.browser.call(moveBooking, { params: { id }, body: { startsAt, language: 'en' } })
const listed = async () => listBookings.response.parse(await (await asha.browser.call(listBookings)).json()).bookings
const free = async () =>
  readSlots.response.parse(await (await asha.browser.call(readSlots, { params: { id: 'asha-menon' } })).json()).slots
const mailTo = async (recipient: string) =>
  (await listWaitingMail(server.store)).filter((mail) => mail.recipient === recipient)

/** Answers the latest request as the practice does, by the link of its mail. */
async function answer(form: Record<string, string>): Promise<string> {
  const links = (await mailTo('practice@example.org')).flatMap(
    ({ text }) => /http:\/\/localhost:3000(\/api\/booking-answers\/\S+)/.exec(text)?.[1] ?? [],
  )
  const body = new URLSearchParams(form).toString()
  const headers = {
    origin: 'http://localhost:3000',
    'content-length': String(body.length),
    'content-type': 'application/x-www-form-urlencoded',
  }
  const path = links.at(-1) ?? ''
  return (await server.app.request(path, { method: 'POST', headers, body })).text()
}
/** A confirmed appointment at the first time, whose move to the second waits for the practice. */
async function beginMove(): Promise<Booking> {
  const asked = booking.parse(await (await ask(first)).json())
  await answer({ answer: 'confirm' })
  await server.store.db.delete(outbox)
  return booking.parse(await (await move(asked.id, second)).json())
}
const runExpiry = () =>
  createJobRunner({ jobs: [server.composition.bookings.expiry], log: server.composition.log }).runDue()

test('a confirmed time stands while its move waits: nobody else gets either, and calendars keep it', async () => {
  const moving = await beginMove()
  expect(moving).toMatchObject({ state: 'requested', startsAt: second, heldStartsAt: first })
  expect(await free()).not.toContain(first)
  expect(await free()).not.toContain(second)
  const ravi = await buildUser(server)
  expect(await (await ask(first, ravi)).json()).toMatchObject({ code: 'slot_taken' })
  const [toPerson] = await mailTo(asha.email)
  expect(toPerson?.text).toMatch(/your confirmed appointment stays: Wednesday.*25 November/)
  expect(toPerson?.text).not.toContain('nothing is booked')
  const [toPractice] = await mailTo('practice@example.org')
  expect(toPractice?.text).toMatch(/Before: Wednesday.*25 November/)
  for (const mail of [toPerson, toPractice]) {
    expect(mail?.calendar?.content).toContain('DTSTART:20261125T043000Z')
    expect(mail?.calendar?.content).toContain('STATUS:CONFIRMED')
  }
  expect((await asha.browser.call(deleteBooking, { params: { id: moving.id } })).status).toBe(409)
})

test('confirmed, the move frees the time before and tells both of both times', async () => {
  await beginMove()
  expect(await answer({ answer: 'confirm' })).toContain('Confirmed.')
  expect(await listed()).toMatchObject([{ state: 'booked', startsAt: second, heldStartsAt: null }])
  expect(await free()).toContain(first)
  for (const recipient of [asha.email, 'practice@example.org']) {
    const mail = (await mailTo(recipient)).at(-1)
    expect(mail?.subject).toMatch(/moved/)
    expect(mail?.text).toMatch(/Before: Wednesday.*25 November/)
    expect(mail?.calendar?.content).toContain('DTSTART:20261126T043000Z')
  }
})

test('declined, the appointment stays as it was confirmed, and both hear so', async () => {
  const moving = await beginMove()
  await answer({ answer: 'decline' })
  expect(await listed()).toMatchObject([
    { id: moving.id, state: 'booked', practice: 'told', startsAt: first, heldStartsAt: null },
  ])
  expect(await free()).toContain(second)
  for (const recipient of [asha.email, 'practice@example.org']) {
    const mail = (await mailTo(recipient)).at(-1)
    expect(mail?.subject).toMatch(/stays as it was/)
    expect(mail?.text).toMatch(/25 November[\s\S]*Not confirmed: Thursday.*26 November/)
    expect(mail?.calendar).toMatchObject({ method: 'REQUEST' })
    expect(mail?.calendar?.content).toContain('DTSTART:20261125T043000Z')
  }
})

test('unanswered, it stays too, from the moment the wait is over', async () => {
  const { confirmBy } = await beginMove()
  expect(confirmBy).toBe('2026-11-23T08:30:00.000Z')
  now = new Date('2026-11-23T08:30:00.000Z')
  expect(await listed(), 'also before the job has run').toMatchObject([{ state: 'booked', startsAt: first }])
  await runExpiry()
  expect(await listed()).toMatchObject([{ state: 'booked', startsAt: first, heldStartsAt: null }])
  expect((await mailTo(asha.email)).map(({ subject }) => subject)).toEqual(['Your appointment stays as it was'])
})

test('a move is waited for until the confirmed session begins and no longer', async () => {
  const asked = booking.parse(await (await ask(first)).json())
  await answer({ answer: 'confirm' })
  now = new Date('2026-11-24T10:00:00.000Z')
  expect(await (await move(asked.id, second)).json()).toMatchObject({ confirmBy: first })
})

test('who asked to move keeps the confirmed time after all, which needs no answer', async () => {
  const moving = await beginMove()
  now = new Date('2026-11-23T08:00:00.000Z')
  expect(await (await move(moving.id, first)).json()).toMatchObject({ state: 'booked', startsAt: first })
  expect(await free()).toContain(second)
})

test('the practice suggests a third time, which nobody else can take; accepted it is the appointment', async () => {
  const moving = await beginMove()
  await answer({ answer: 'suggest', startsAt: third })
  expect(await listed()).toMatchObject([{ heldStartsAt: first, suggestedStartsAt: third }])
  const ravi = await buildUser(server)
  expect(await (await ask(third, ravi)).json()).toMatchObject({ code: 'slot_taken' })
  expect(await (await move(moving.id, third)).json()).toMatchObject({ state: 'booked', startsAt: third })
  expect(await free()).toEqual(expect.arrayContaining([first, second]))
})

test('cancelled while it is moved, both times are free and the calendars lose the confirmed one', async () => {
  const moving = await beginMove()
  await asha.browser.call(cancelBooking, { params: { id: moving.id }, body: { language: 'en' } })
  expect(await free()).toEqual(expect.arrayContaining([first, second]))
  for (const recipient of [asha.email, 'practice@example.org']) {
    const mail = (await mailTo(recipient)).at(-1)
    expect(mail?.calendar).toMatchObject({ method: 'CANCEL' })
    expect(mail?.calendar?.content).toContain('DTSTART:20261125T043000Z')
  }
})

test("the practice's calendar is told what became of a request: confirmed, declined or over", async () => {
  const last = async () => (await mailTo('practice@example.org')).at(-1)
  await ask(first)
  await answer({ answer: 'confirm' })
  expect((await last())?.calendar?.content).toContain('STATUS:CONFIRMED')
  await server.store.db.delete(outbox)
  await ask(second)
  await answer({ answer: 'decline' })
  expect(await last()).toMatchObject({ calendar: { method: 'CANCEL' } })
  expect((await last())?.text).toContain('You declined this request')
  await server.store.db.delete(outbox)
  await ask(third)
  now = new Date('2026-11-23T08:31:00.000Z')
  await runExpiry()
  expect(await last()).toMatchObject({ calendar: { method: 'CANCEL' } })
  expect((await last())?.text).toContain('Nobody answered this request')
})
