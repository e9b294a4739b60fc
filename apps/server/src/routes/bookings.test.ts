import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Booking,
  book,
  booking,
  cancelBooking,
  deleteAccount,
  deleteBooking,
  listBookings,
  moveBooking,
  readSlots,
  readTherapists,
  sendTherapistMessage,
} from '@maitri/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { user } from '../db/schema/identity'
import { outbox } from '../db/schema/outbox'
import { smtp } from '../providers/mail/smtp'
import { createJobRunner } from '../services/job-runner'
import { createMailDelivery } from '../services/mail-delivery'
import { defaultUsageLimits } from '../services/rate-limits'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildProfile } from '../testing/build-profile'
import { buildUser, openBrowser } from '../testing/factories'
import { startSmtpStandIn } from '../testing/smtp-stand-in'

/** A Saturday; the practice of `buildProfile` is open from 10 to 12 by the clock of India, in slots of an hour. */
const now = new Date('2026-11-21T08:30:00.000Z')
const canary = 'the marigold canary'
const folder = mkdtempSync(join(tmpdir(), 'maitri-bookings-'))
const THERAPISTS_FILE = join(folder, 'therapists.json')
const write = (profiles: unknown[]) => writeFileSync(THERAPISTS_FILE, JSON.stringify(profiles))

type User = Awaited<ReturnType<typeof buildUser>>
let server: TestApp
let asha: User
let other: User
beforeAll(async () => {
  write([buildProfile({ emailLanguage: 'ta' })])
  server = await buildApp({ now: () => now, env: { THERAPISTS_FILE, MAIL_FROM: 'Maitri <hello@maitri.example>' } })
})
// Others in every test: what one person has asked for stands in the way of their next request.
beforeEach(async () => {
  asha = await buildUser(server)
  other = await buildUser(server)
  await server.store.db.delete(outbox)
})
afterAll(async () => {
  await server.discard()
  rmSync(folder, { recursive: true })
})

/** The slot of that hour in UTC on a day of November; 4 and 5 are in the hours. */
const slot = (day: number, hour = 4) => `2026-11-${day}T0${hour}:30:00.000Z`
const wanted = (startsAt: string, changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  therapistId: 'asha-menon',
  startsAt,
  type: 'video',
  notes: canary,
  timeZone: 'Europe/Berlin',
  language: 'en',
  ...changes,
})
const answerOf = async (response: Response): Promise<Booking> => {
  expect(response.status).toBe(200)
  return booking.parse(await response.json())
}
const refusalOf = async (response: Response) => `${response.status} ${(await response.json()).code}`
const bookAs = ({ browser }: User, body: unknown) => browser.call(book, { body })
const move = ({ browser }: User, id: string, startsAt: string) =>
  browser.call(moveBooking, { params: { id }, body: { startsAt, language: 'en' } })
const cancel = ({ browser }: User, id: string, language = 'en') =>
  browser.call(cancelBooking, { params: { id }, body: { language } })
const list = async ({ browser }: User) =>
  listBookings.response.parse(await (await browser.call(listBookings)).json()).bookings
const freeSlots = async () => {
  const response = await openBrowser(server).call(readSlots, { params: { id: 'asha-menon' } })
  return readSlots.response.parse(await response.json()).slots
}
const mailTo = async (recipient: string) =>
  (await listWaitingMail(server.store)).filter((mail) => mail.recipient === recipient)

test('a booked slot is gone for everyone, stands among the appointments, and comes back when it is cancelled', async () => {
  const booked = await answerOf(await bookAs(asha, wanted(slot(22))))
  expect(booked).toMatchObject({
    ...{ therapistName: 'Asha Menon', isExample: false, state: 'requested', sequence: 0, notes: canary, mail: 'kept' },
    ...{ startsAt: slot(22), endsAt: slot(22, 5), timeZone: 'Europe/Berlin' },
  })
  expect(await freeSlots()).not.toContain(slot(22))
  const { therapists } = readTherapists.response.parse(await (await openBrowser(server).call(readTherapists)).json())
  expect(therapists[0]?.nextAvailable).toBe(slot(22, 5))
  expect(await refusalOf(await bookAs(other, wanted(slot(22))))).toBe('409 slot_taken')
  expect(await list(asha)).toEqual([booked])

  const moved = await answerOf(await move(asha, booked.id, slot(23)))
  expect(moved).toMatchObject({ reference: booked.reference, startsAt: slot(23), sequence: 1 })
  expect(await freeSlots()).toContain(slot(22))
  expect(await answerOf(await cancel(asha, booked.id))).toMatchObject({ state: 'cancelled', sequence: 2 })
  expect(await answerOf(await cancel(asha, booked.id))).toMatchObject({ state: 'cancelled', sequence: 2 })
  expect(await freeSlots()).toContain(slot(23))
  expect(await refusalOf(await move(asha, booked.id, slot(24)))).toBe('409 conflict')
})

test.each([
  ['past', '2026-11-20T04:30:00.000Z'],
  ['too soon for the therapist to see it', '2026-11-21T10:29:00.000Z'],
  ['beside the beginnings of slots', '2026-11-24T04:45:00.000Z'],
  ['outside the hours', '2026-11-24T06:30:00.000Z'],
  ['more than four weeks away', '2026-12-25T04:30:00.000Z'],
])('a time that is %s is not offered', async (_, startsAt) => {
  expect(await refusalOf(await bookAs(asha, wanted(startsAt)))).toBe('409 slot_not_offered')
})

test.each([
  [{ therapistId: 'nobody' }, '404 not_found'],
  [{ type: 'audio' }, '400 invalid_request'],
  [{ notes: 'n'.repeat(1001) }, '400 invalid_request'],
  [{ id: 'first' }, '400 invalid_request'],
  [{ startsAt: 'soon' }, '400 invalid_request'],
])('a booking with %j is refused as %s, and nothing is booked', async (changes, refusal) => {
  expect(await refusalOf(await bookAs(asha, wanted(slot(25), changes)))).toBe(refusal)
  expect(await freeSlots()).toContain(slot(25))
})

test("someone else's booking answers like one that does not exist, and its id is not free", async () => {
  const mine = wanted(slot(26))
  await answerOf(await bookAs(asha, mine))
  expect(await refusalOf(await move(other, mine.id, slot(26, 5)))).toBe('404 not_found')
  expect(await refusalOf(await cancel(other, mine.id))).toBe('404 not_found')
  expect(await refusalOf(await bookAs(other, { ...wanted(slot(26, 5)), id: mine.id }))).toBe('409 conflict')
  expect(await list(other)).toEqual([])
})

test('an appointment that is over or cancelled leaves the list for good; one ahead has to be cancelled first', async () => {
  const remove = ({ browser }: User, id: string) => browser.call(deleteBooking, { params: { id } })
  const mine = wanted(slot(28))
  await answerOf(await bookAs(asha, mine))
  expect(await refusalOf(await remove(other, mine.id))).toBe('404 not_found')
  expect(await refusalOf(await remove(asha, mine.id))).toBe('409 conflict')
  await cancel(asha, mine.id)
  const waiting = await listWaitingMail(server.store)
  expect((await remove(asha, mine.id)).status).toBe(204)
  expect(await list(asha)).toEqual([])
  // Whoever was told that it is cancelled reads it all the same.
  expect(await listWaitingMail(server.store)).toEqual(waiting)
  expect(await refusalOf(await remove(asha, mine.id))).toBe('404 not_found')
})

test('the same request again answers the same booking, also when its slot is long gone or too near', async () => {
  const body = wanted('2026-11-27T04:30:00Z')
  const first = await answerOf(await bookAs(asha, body))
  expect(first.startsAt).toBe(slot(27))
  expect(await answerOf(await bookAs(asha, body))).toEqual(first)
  expect(await mailTo(asha.email)).toHaveLength(1)
})

test('a zone that is not known here is replaced by the clock of the practice', async () => {
  const booked = await answerOf(await bookAs(asha, wanted(slot(28), { timeZone: 'Etc/Unknown' })))
  expect(booked.timeZone).toBe('Asia/Kolkata')
})

test('the person is told in their language and by their clock, without therapist, notes or specialty', async () => {
  const { id, reference } = await answerOf(await bookAs(asha, wanted(slot(29), { language: 'hi' })))
  const [mail] = await mailTo(asha.email)
  expect(mail?.subject).toBe('अपॉइंटमेंट के लिए आपका अनुरोध')
  expect(mail?.text).toMatch(/रविवार, 29 नवंबर 2026.*5:30.*6:30.*\(मध्य यूरोपीय मानक समय\)/)
  expect(mail?.text).toContain(reference)
  expect(mail?.text).toContain('http://localhost:3000/therapists/appointments')
  expect(mail?.calendar?.method).toBe('REQUEST')
  const file = mail?.calendar?.content.replaceAll('\r\n ', '') ?? ''
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      ...[`UID:${id}`, 'SEQUENCE:0', 'METHOD:REQUEST', 'DTSTART:20261129T043000Z', 'DTEND:20261129T053000Z'],
      ...['SUMMARY:अपॉइंटमेंट', 'CLASS:PRIVATE', 'ORGANIZER:mailto:hello@maitri.example', 'TRIGGER:-PT30M'],
      `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${asha.email}`,
    ]),
  )
  expect(`${mail?.subject}${mail?.text}${file}`).not.toMatch(/Menon|Anxiety|marigold|Rao/)

  await cancel(asha, id, 'en')
  const [cancelled, ...rest] = await mailTo(asha.email)
  expect([cancelled?.subject, rest.length]).toEqual(['Your appointment is cancelled', 0])
  expect(cancelled?.calendar?.content).toContain(`UID:${id}\r\nSEQUENCE:1\r\n`)
  expect(cancelled?.calendar).toMatchObject({ method: 'CANCEL', content: expect.stringContaining('STATUS:CANCELLED') })
})

test('the practice is told in its language and by its clock who comes, what they wrote, and what was before', async () => {
  const { id, reference } = await answerOf(await bookAs(asha, wanted(slot(30))))
  const [mail] = await mailTo('practice@example.org')
  expect(mail?.subject).toBe(`சந்திப்பு ${reference}: பதில் தாருங்கள்`)
  expect(mail?.text).toContain(canary)
  expect(mail?.text).toContain(`Asha Rao, ${asha.email}`)
  expect(mail?.text).toMatch(/30 நவம்பர்.*10:00.*11:00.*\(இந்திய நிலையான நேரம்\)/)
  expect(mail?.calendar?.content.replaceAll('\r\n ', '')).toContain('RSVP=TRUE:mailto:practice@example.org\r\n')
  await move(asha, id, slot(30, 5))
  const [moved] = await mailTo('practice@example.org')
  expect(moved?.text).toMatch(/11:00.*12:00.*\(இந்திய நிலையான நேரம்\)\n.*10:00.*11:00/)
})

test('the language of the session is one that the profile names, and stands in the answer, both mails, their files and on the list', async () => {
  expect(await refusalOf(await bookAs(asha, wanted(slot(29, 5), { sessionLanguage: 'Klingon' })))).toBe(
    '400 invalid_request',
  )
  const asked = { sessionLanguage: 'Malayalam', language: 'hi' }
  const { id, sessionLanguage } = await answerOf(await bookAs(asha, wanted(slot(29, 5), asked)))
  expect(sessionLanguage).toBe('Malayalam')
  const [toPerson] = await mailTo(asha.email)
  expect(toPerson?.text).toContain('सेशन की भाषा: मलयालम')
  const unfolded = (file = '') => file.replaceAll('\r\n ', '')
  expect(unfolded(toPerson?.calendar?.content)).toContain('सेशन की भाषा: मलयालम')
  const [toPractice] = await mailTo('practice@example.org')
  expect(toPractice?.text).toContain('அமர்வு மொழி: மலையாளம்')
  expect(unfolded(toPractice?.calendar?.content)).toContain('அமர்வு மொழி: மலையாளம்')
  const moved = await answerOf(await move(asha, id, slot(30)))
  expect([moved.sessionLanguage, (await list(asha))[0]?.sessionLanguage]).toEqual(['Malayalam', 'Malayalam'])
  const without = await answerOf(await bookAs(other, wanted(slot(29))))
  expect(without.sessionLanguage).toBeNull()
  await cancel(asha, id)
  await cancel(other, without.id)
})

test('nothing of a person reaches the log', () => {
  expect(server.logged.join('')).not.toMatch(/marigold|Asha|example\.org|Berlin/)
})

test('beside a mail server: sent with its file and told so, limited by the hour, and kept when the file names the therapist no more', async () => {
  const standIn = await startSmtpStandIn('accepts')
  write([buildProfile({ email: null })])
  const env = { THERAPISTS_FILE, SMTP_URL: standIn.url }
  const usageLimits = { ...defaultUsageLimits, booking: { max: 1, windowSeconds: 3600 } }
  const before = await buildApp({ now: () => now, env, usageLimits })
  const user = await buildUser(before)
  const body = wanted(slot(22))
  expect(await answerOf(await bookAs(user, body))).toMatchObject({ mail: 'waiting' })
  expect(await refusalOf(await bookAs(user, wanted(slot(22, 5))))).toBe('429 too_many_requests')
  expect(await answerOf(await bookAs(user, body))).toMatchObject({ id: body.id })

  const mail = smtp({ url: standIn.url, from: 'Maitri <hello@maitri.example>' })
  const { log } = before.composition
  await createJobRunner({
    jobs: [createMailDelivery({ store: before.store, mail, log, now: () => now })],
    log,
  }).runDue()
  expect((await list(user)).map((appointment) => appointment.mail)).toEqual(['sent'])
  const sent = standIn.received.filter(({ source }) => source.includes('text/calendar'))
  expect(sent.map(({ to }) => to)).toEqual([[user.email]])
  const source = sent[0]?.source ?? ''
  expect(source).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i)
  expect(source).toMatch(/filename="?invite\.ics/)
  await standIn.close()
  await before.close()

  write([buildProfile({ id: 'ravi-nair', name: 'Ravi Nair' })])
  const after = await buildApp({ now: () => now, env: { THERAPISTS_FILE }, place: before.place })
  try {
    const browser = openBrowser(after)
    for (const [name, value] of user.browser.cookies) browser.cookies.set(name, value)
    const again = { ...user, browser }
    expect(await list(again)).toMatchObject([{ id: body.id, therapistName: 'Asha Menon', state: 'requested' }])
    expect(await refusalOf(await move(again, body.id, slot(22, 5)))).toBe('409 slot_not_offered')
    expect(await answerOf(await cancel(again, body.id))).toMatchObject({ state: 'cancelled' })
  } finally {
    await after.discard()
  }
})

test('where an account goes, its appointments ahead go first, and the practice hears of it', async () => {
  const leaving = await buildUser(server)
  const kept = await answerOf(await leaving.browser.call(book, { body: wanted(slot(29)) }))
  await server.store.db.delete(outbox)
  const deleted = await leaving.browser.call(deleteAccount, { body: { password: leaving.password } })
  expect(deleted.status).toBe(200)
  const waiting = await listWaitingMail(server.store)
  expect(waiting.map(({ recipient }) => recipient)).toEqual(['practice@example.org'])
  expect(waiting[0]?.subject).toContain(kept.reference)
  expect(JSON.stringify(waiting)).not.toContain(leaving.email)
  expect((await other.browser.call(book, { body: wanted(slot(29)) })).status).toBe(200)
})

test('where mail is sent, somebody whose account goes reads that the appointment is cancelled, and nothing of them stays', async () => {
  const standIn = await startSmtpStandIn('accepts')
  write([buildProfile()])
  const mailing = await buildApp({ now: () => now, env: { THERAPISTS_FILE, SMTP_URL: standIn.url } })
  const mail = smtp({ url: standIn.url, from: 'Maitri <hello@maitri.example>' })
  const { log } = mailing.composition
  const jobs = createJobRunner({
    jobs: [createMailDelivery({ store: mailing.store, mail, log, now: () => now })],
    log,
  })
  try {
    const leaving = await buildUser(mailing)
    await mailing.store.db.update(user).set({ emailVerified: true }).where(eq(user.id, leaving.user.uid))
    await answerOf(await leaving.browser.call(book, { body: wanted(slot(29)) }))
    await jobs.runDue()
    const sentBefore = standIn.received.length
    await leaving.browser.call(deleteAccount, { body: { password: leaving.password } })
    await jobs.runDue()
    const last = standIn.received.slice(sentBefore)
    expect(last.map(({ to }) => to[0]).sort()).toEqual([leaving.email, 'practice@example.org'].sort())
    for (const { source } of last) expect(source).toMatch(/method=CANCEL/i)
    expect(await listWaitingMail(mailing.store)).toEqual([])
  } finally {
    await mailing.discard()
    await standIn.close()
  }
})

test('a practice that the file names no more: what is ahead is cancelled, and both are told why or that it is so', async () => {
  write([buildProfile({ emailLanguage: 'hi' })])
  const before = await buildApp({ now: () => now, env: { THERAPISTS_FILE } })
  const person = await buildUser(before)
  const ahead = await answerOf(await bookAs(person, wanted(slot(29))))
  await before.store.db.delete(outbox)
  await before.close()
  write([buildProfile({ id: 'ravi-nair', name: 'Ravi Nair' })])
  const after = await buildApp({ now: () => now, env: { THERAPISTS_FILE }, place: before.place })
  try {
    const { removal } = after.composition.bookings
    expect(removal.firstAfterMs).toBe(3_600_000)
    await createJobRunner({ jobs: [removal], log: after.composition.log }).runDue()
    const waiting = await listWaitingMail(after.store)
    const [toPerson, toPractice] = [person.email, 'practice@example.org'].map((address) =>
      waiting.find(({ recipient }) => recipient === address),
    )
    expect(waiting).toHaveLength(2)
    expect(toPerson?.text).toContain("The practice isn't listed on Maitri any more.")
    expect(toPerson?.calendar?.method).toBe('CANCEL')
    expect(toPractice?.subject).toBe(`अपॉइंटमेंट ${ahead.reference} रद्द हुआ`)
    expect(toPractice?.text).toMatch(/29 नवंबर.*10:00.*11:00/)
    const browser = openBrowser(after)
    for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
    const listed = listBookings.response.parse(await (await browser.call(listBookings)).json()).bookings
    expect(listed).toMatchObject([{ id: ahead.id, state: 'cancelled' }])
    expect(JSON.stringify(listed)).not.toContain('practice@example.org')
  } finally {
    await after.discard()
  }
})

test('a request that is repeated, since its answer was lost, spends no limit', async () => {
  const usageLimits = { ...defaultUsageLimits, booking: { max: 2, windowSeconds: 3600 } }
  write([buildProfile()])
  const strict = await buildApp({ now: () => now, env: { THERAPISTS_FILE }, usageLimits })
  try {
    const { browser } = await buildUser(strict)
    const asked = wanted(slot(26))
    for (let tries = 0; tries < 3; tries += 1) expect((await browser.call(book, { body: asked })).status).toBe(200)
    const move = { params: { id: asked.id }, body: { startsAt: slot(27), language: 'en' } }
    for (let tries = 0; tries < 3; tries += 1) expect((await browser.call(moveBooking, move)).status).toBe(200)
    expect((await browser.call(book, { body: wanted(slot(28)) })).status).toBe(429)
  } finally {
    await strict.discard()
  }
})

test('where mail is sent, nobody whose address was never verified is the reason that a practice gets some', async () => {
  write([buildProfile()])
  const mailing = await buildApp({
    now: () => now,
    env: { THERAPISTS_FILE, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' },
  })
  try {
    const { browser, user: person } = await buildUser(mailing)
    const message = { params: { id: 'asha-menon' }, body: { id: randomUUID(), text: canary } }
    for (const refused of [
      await browser.call(book, { body: wanted(slot(26)) }),
      await browser.call(sendTherapistMessage, message),
    ]) {
      expect(refused.status).toBe(403)
      expect((await refused.json()).code).toBe('email_unverified')
    }
    await mailing.store.db.update(user).set({ emailVerified: true }).where(eq(user.id, person.uid))
    expect((await browser.call(book, { body: wanted(slot(26)) })).status).toBe(200)
    expect((await browser.call(sendTherapistMessage, message)).status).toBe(200)
  } finally {
    await mailing.discard()
  }
})
