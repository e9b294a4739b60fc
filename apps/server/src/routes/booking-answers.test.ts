import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Booking,
  book,
  booking,
  cancelBooking,
  keepPushDevice,
  listBookings,
  moveBooking,
  readSlots,
  updateAccount,
} from '@maitri/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { user as users } from '../db/schema/identity'
import { outbox } from '../db/schema/outbox'
import { smtp } from '../providers/mail/smtp'
import { createJobRunner } from '../services/job-runner'
import { createMailDelivery } from '../services/mail-delivery'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildProfile } from '../testing/build-profile'
import { buildUser } from '../testing/factories'
import { startPushStandIn } from '../testing/push-stand-in'
import { startSmtpStandIn } from '../testing/smtp-stand-in'

const began = new Date('2026-11-21T08:30:00.000Z')
const folder = mkdtempSync(join(tmpdir(), 'maitri-answers-'))
const file = join(folder, 'therapists.json')
const origin = 'http://localhost:3000'
let now = began
let server: TestApp
let asha: Awaited<ReturnType<typeof buildUser>>

const open = (profiles: unknown[], env: Record<string, string> = {}) => {
  writeFileSync(file, JSON.stringify(profiles))
  return buildApp({
    now: () => now,
    env: { THERAPISTS_FILE: file, MAIL_FROM: 'Maitri <hello@maitri.example>', ...env },
  })
}
beforeAll(async () => {
  server = await open([buildProfile({ phone: '+91 80 4000 1234' })])
})
beforeEach(async () => {
  now = began
  asha = await buildUser(server)
  await server.store.db.delete(outbox)
})
afterAll(async () => {
  await server.discard()
  rmSync(folder, { recursive: true })
})

let day = 21
/** A slot that no other test has taken. */
const nextSlot = () => {
  day += 1
  return `2026-11-${day}T04:30:00.000Z`
}
async function ask(startsAt: string, changes: Record<string, unknown> = {}): Promise<Booking> {
  const details = { type: 'video', notes: '<b>the marigold canary</b>', timeZone: 'Asia/Kolkata', language: 'en' }
  const body = { id: randomUUID(), therapistId: 'asha-menon', startsAt, ...details, ...changes }
  const response = await asha.browser.call(book, { body })
  expect(response.status).toBe(200)
  return booking.parse(await response.json())
}
const listed = async () => listBookings.response.parse(await (await asha.browser.call(listBookings)).json()).bookings
const mailTo = async (recipient: string) =>
  (await listWaitingMail(server.store)).filter((mail) => mail.recipient === recipient)
async function linkOfPractice(): Promise<string> {
  const [mail] = await mailTo('practice@example.org')
  return /http:\/\/localhost:3000(\/api\/booking-answers\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const show = async (path: string) => (await server.app.request(path)).text()
async function press(path: string, form: Record<string, string>, headers: Record<string, string> = { origin }) {
  const body = new URLSearchParams(form).toString()
  const length = { 'content-length': String(body.length) }
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return server.app.request(path, { method: 'POST', headers: { ...type, ...length, ...headers }, body })
}

test('without mail a request says that nobody was told, with the phone and until when it waits', async () => {
  const asked = await ask('2026-11-29T04:30:00.000Z')
  expect(asked).toMatchObject({
    ...{ state: 'requested', practice: 'not_told', phone: '+91 80 4000 1234', mail: 'kept' },
    confirmBy: '2026-11-23T08:30:00.000Z',
  })
  const [mail] = await mailTo(asha.email)
  expect(mail?.subject).toBe('Your request for an appointment')
  expect(mail?.text).toContain("It isn't confirmed yet.")
  expect(mail?.text).not.toContain('Your appointment is booked')
  expect(mail?.calendar?.content).toContain('STATUS:TENTATIVE')
})

test('the practice sees the request by its link, and showing it changes nothing', async () => {
  const asked = await ask(nextSlot())
  const link = await linkOfPractice()
  const [address = ''] = link.split(/\.(?=[^.]+$)/)
  expect(address).not.toMatch(/asha|menon|rao/i)
  const response = await server.app.request(link)
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(asked.reference)
  expect(html).toContain('&lt;b&gt;the marigold canary&lt;/b&gt;')
  await show(link)
  expect(await listed()).toMatchObject([{ state: 'requested' }])
})

test('it confirms once: the person reads booked then, by mail too, and the link is spent', async () => {
  const asked = await ask(nextSlot())
  const link = await linkOfPractice()
  expect(await (await press(link, { answer: 'confirm' })).text()).toContain('Confirmed.')
  expect(await listed()).toMatchObject([{ id: asked.id, state: 'booked', practice: 'told', confirmBy: null }])
  const [mail] = await mailTo(asha.email)
  expect(mail?.subject).toBe('Your appointment')
  expect(mail?.calendar?.content).toContain('STATUS:CONFIRMED')
  expect(await (await press(link, { answer: 'decline' })).text()).toContain('work any more')
  expect(await show(link)).toContain('work any more')
  expect(await listed()).toMatchObject([{ state: 'booked' }])
})

test('a spent link, a suggestion and a time of free change that is over are told as they are, in the language of who reads', async () => {
  const others = server
  server = await open([buildProfile({ emailLanguage: 'hi', cancelHours: 48 })])
  try {
    asha = await buildUser(server)
    await server.store.db.delete(outbox)
    await ask('2026-11-22T04:30:00.000Z')
    const [asked] = await mailTo(asha.email)
    expect(asked?.text, 'nobody moves free of charge until yesterday').not.toContain('free of charge')
    const link = await linkOfPractice()
    await press(link, { answer: 'suggest', startsAt: '2026-11-24T04:30:00.000Z' })
    expect(await show(link)).toContain('यह लिंक अब काम नहीं करता')
    expect(await show(link)).toContain('lang="hi"')
    expect(await show('/api/booking-answers/nothing')).toContain('lang="en"')
    const suggested = (await mailTo(asha.email)).find(({ subject }) => subject === 'Another time for your appointment')
    expect(suggested?.text).toContain("If you don't accept it by ")
    expect(suggested?.text).not.toContain('practice doesn')
  } finally {
    await server.discard()
    server = others
  }
})

test('a session says where it is, also by mail and calendar; the link to join only once it is booked', async () => {
  const meetingLink = 'https://meet.example.org/asha'
  const place = { city: 'Mysuru', address: '12 Lake Road', landmark: 'Opposite the library', bring: 'Your reports' }
  const others = server
  server = await open([
    buildProfile({
      phone: '+91 80 4000 1234',
      ...place,
      meetingLink,
      leadHours: 24,
      cancelHours: 24,
      holidays: ['2026-11-23'],
    }),
  ])
  asha = await buildUser(server)
  await server.store.db.delete(outbox)
  const slots = readSlots.response.parse(
    await (await asha.browser.call(readSlots, { params: { id: 'asha-menon' } })).json(),
  ).slots
  expect(slots[0]).toBe('2026-11-24T04:30:00.000Z')
  const where = '12 Lake Road, Opposite the library, Mysuru'

  const inPerson = await ask('2026-11-25T04:30:00.000Z', { type: 'in_person', language: 'hi' })
  expect(inPerson).toMatchObject({
    ...{ address: where, meetingLink: null, bring: 'Your reports', freeUntil: '2026-11-24T04:30:00.000Z' },
  })
  const [toPerson] = await mailTo(asha.email)
  expect(toPerson?.text).toContain(`जगह: ${where}\nफ़ोन: +91 80 4000 1234\nसाथ लाइए: Your reports\n`)
  expect(toPerson?.text).toMatch(/मंगलवार, 24 नवंबर 2026.*10:00.*\(भारतीय मानक समय\)/)
  const file = toPerson?.calendar?.content.replaceAll('\r\n ', '')
  expect(file).toContain('LOCATION:12 Lake Road\\, Opposite the library\\, Mysuru\r\n')

  const video = await ask('2026-11-26T04:30:00.000Z')
  expect(video).toMatchObject({ address: null, meetingLink: null })
  expect(JSON.stringify(await mailTo(asha.email))).not.toContain('meet.example.org')
  const mails = (await mailTo('practice@example.org')).map(({ text }) => text)
  const link = mails.find((text) => text.includes(video.reference))?.match(/http:\/\/localhost:3000(\S+)/)?.[1] ?? ''
  await press(link, { answer: 'confirm' })
  expect((await listed()).find(({ id }) => id === video.id)).toMatchObject({ state: 'booked', meetingLink })
  const confirmed = (await mailTo(asha.email)).find(({ subject }) => subject === 'Your appointment')
  expect(confirmed?.text).toContain(`Join here: ${meetingLink}\n`)
  expect(confirmed?.calendar?.content.replaceAll('\r\n ', '')).toContain(`URL:${meetingLink}\r\n`)
  await server.discard()
  server = others
})

test('a day before, once, the person is reminded by mail and by a push that says nothing; a moved session anew', async () => {
  const service = await startPushStandIn()
  const device = service.openBrowser()
  const others = server
  server = await open([buildProfile({ ...{ phone: '+91 80 4000 1234', landmark: 'Opposite the library' } })])
  try {
    asha = await buildUser(server)
    const kept = await asha.browser.call(keepPushDevice, { body: device.subscription })
    const { publicKey } = await kept.json()
    await asha.browser.call(updateAccount, { body: { notifications: true } })
    const asked = await ask('2026-11-25T04:30:00.000Z', { language: 'hi' })
    const remind = () =>
      createJobRunner({ jobs: [server.composition.bookings.reminder], log: server.composition.log }).runDue()
    const reminders = async () => (await mailTo(asha.email)).filter(({ subject }) => /^A reminder of/.test(subject))
    now = new Date('2026-11-24T05:00:00.000Z')
    await remind()
    expect(await reminders(), 'a request is nothing to go to').toEqual([])
    now = began
    await press(await linkOfPractice(), { answer: 'confirm' })
    now = new Date('2026-11-24T04:29:00.000Z')
    await remind()
    expect(await reminders()).toEqual([])
    now = new Date('2026-11-24T04:30:00.000Z')
    await remind()
    await remind()
    const [mail, ...more] = await reminders()
    expect(more).toEqual([])
    expect(mail?.text).toContain(asked.reference)
    expect(mail?.calendar).toBeUndefined()
    const [push, ...otherPushes] = service.requests.filter(device.isFor)
    expect(otherPushes).toEqual([])
    if (!push) throw new Error('Nothing was pushed')
    expect(await device.read(push, publicKey)).toMatchObject({
      payload: { t: 'appointment', language: 'en' },
      topic: 'appointment',
    })

    const suggested = await asha.browser.call(moveBooking, {
      params: { id: asked.id },
      body: { startsAt: '2026-11-28T04:30:00.000Z', language: 'en' },
    })
    expect(suggested.status).toBe(200)
    const answers = await mailTo('practice@example.org')
    const links = answers.flatMap(
      ({ text }) => /http:\/\/localhost:3000(\/api\/booking-answers\/\S+)/.exec(text)?.[1] ?? [],
    )
    await Promise.all(links.map((link) => press(link, { answer: 'confirm' })))
    now = new Date('2026-11-27T05:00:00.000Z')
    await remind()
    expect(await reminders()).toHaveLength(2)
  } finally {
    await server.discard()
    await service.close()
    server = others
  }
})

test('it declines: the slot is free again and the person is told', async () => {
  const startsAt = nextSlot()
  await ask(startsAt)
  await press(await linkOfPractice(), { answer: 'decline' })
  expect(await listed()).toMatchObject([{ state: 'declined', confirmBy: null }])
  expect((await mailTo(asha.email)).map(({ subject }) => subject)).toEqual(["Your appointment wasn't confirmed"])
  expect(await ask(startsAt)).toMatchObject({ state: 'requested' })
})

test('it suggests another time, which the person accepts, and that books it', async () => {
  const asked = await ask(nextSlot())
  const [other, taken] = [nextSlot(), nextSlot()]
  await ask(taken, { language: 'hi' })
  const link = (await mailTo('practice@example.org'))
    .map(({ text }) => /http:\/\/localhost:3000(\/api\/booking-answers\/\S+)/.exec(text)?.[1] ?? '')
    .find((path) => path.includes(asked.id))
  expect(await (await press(link ?? '', { answer: 'suggest', startsAt: taken })).text()).toContain('free any more')
  expect(await (await press(link ?? '', { answer: 'suggest', startsAt: other })).text()).toContain('Suggested.')
  expect((await listed())[0]).toMatchObject({ state: 'requested', suggestedStartsAt: other, practice: 'told' })
  const moved = await asha.browser.call(moveBooking, {
    params: { id: asked.id },
    body: { startsAt: other, language: 'en' },
  })
  expect(booking.parse(await moved.json())).toMatchObject({
    ...{ state: 'booked', startsAt: other, suggestedStartsAt: null, practice: 'told' },
  })
  expect((await mailTo('practice@example.org')).map(({ subject }) => subject)).toContain(
    `New appointment ${asked.reference}`,
  )
})

test('a link of another request, a changed one, a late one and another site answer nothing', async () => {
  const asked = await ask(nextSlot())
  const link = await linkOfPractice()
  const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  const foreign = link.replace(asked.id, randomUUID())
  for (const path of [forged, foreign, '/api/booking-answers/nothing'])
    expect(await (await press(path, { answer: 'confirm' })).text()).toContain('work any more')
  expect((await press(link, { answer: 'confirm' }, { origin: 'https://evil.example' })).status).toBe(403)
  now = new Date('2026-11-24T08:30:00.000Z')
  expect(await (await press(link, { answer: 'confirm' })).text()).toContain('work any more')
  expect(await listed()).toMatchObject([{ state: 'expired' }])
  now = began
  expect((await asha.browser.call(cancelBooking, { params: { id: asked.id }, body: { language: 'en' } })).status).toBe(
    200,
  )
  expect(await (await press(link, { answer: 'confirm' })).text()).toContain('work any more')
  expect(await listed()).toMatchObject([{ state: 'cancelled' }])
})

test('what nobody confirms ends by itself: the slot is free, and the person is told once', async () => {
  const late = '2026-11-29T05:30:00.000Z'
  const asked = await ask(late)
  now = new Date('2026-11-23T08:31:00.000Z')
  const { bookings, log } = server.composition
  const runner = createJobRunner({ jobs: [bookings.expiry], log })
  await runner.runDue()
  await runner.runDue()
  expect(await listed()).toMatchObject([{ id: asked.id, state: 'expired', confirmBy: null }])
  expect((await mailTo(asha.email)).map(({ subject }) => subject)).toEqual(['Your request has ended'])
  expect(await ask(late)).toMatchObject({ state: 'requested' })
})

test('a practice that confirms at once is booked once the mail reached it, not before', async () => {
  const standIn = await startSmtpStandIn('accepts')
  const own = server
  server = await open([buildProfile({ confirms: 'at_once' })], { SMTP_URL: standIn.url })
  try {
    asha = await buildUser(server)
    await server.store.db.update(users).set({ emailVerified: true }).where(eq(users.id, asha.user.uid))
    expect(await ask('2026-11-25T04:30:00.000Z')).toMatchObject({ state: 'requested', practice: 'waiting' })
    const mail = smtp({ url: standIn.url, from: 'Maitri <hello@maitri.example>' })
    const { log } = server.composition
    await createJobRunner({
      jobs: [createMailDelivery({ store: server.store, mail, log, now: () => now })],
      log,
    }).runDue()
    expect(await listed()).toMatchObject([{ state: 'booked', practice: 'told', confirmBy: null }])
  } finally {
    await standIn.close()
    await server.discard()
    server = own
  }
})

test('an example runs the whole flow: its page is the person’s to try, and nobody is told', async () => {
  const own = server
  server = await buildApp({ now: () => now })
  try {
    asha = await buildUser(server)
    await server.store.db.delete(outbox)
    const asked = await ask('2026-11-24T03:30:00.000Z', { therapistId: 'meera-iyer' })
    expect(asked).toMatchObject({ state: 'requested', practice: 'example', isExample: true })
    const path = asked.exampleAnswerPath ?? ''
    expect(await show(path)).toContain('Sample: nobody is told.')
    await press(path, { answer: 'confirm' })
    expect(await listed()).toMatchObject([{ state: 'booked', practice: 'example', exampleAnswerPath: null }])
    expect((await listWaitingMail(server.store)).map(({ recipient }) => recipient)).toEqual([asha.email])
  } finally {
    await server.discard()
    server = own
  }
})
