import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildProfile } from '../../server/src/testing/build-profile'
import { expectAccessible } from './support/accessibility'
import { openMailboxes, type ReadMail, readCalendar } from './support/mailbox'
import type { RunningApp } from './support/running-app'
import { test as base, confirmAddress, expect, signUp } from './support/test'

const practiceAddress = 'practice@example.org'
const where = '12 Lake Road, Opposite the library, Mysuru'
const profile = buildProfile({
  ...{ phone: '+91 80 4000 1234', city: 'Mysuru', address: '12 Lake Road', landmark: 'Opposite the library' },
  bring: 'Your reports',
})

type Walk = {
  app: RunningApp
  mailboxes: Awaited<ReturnType<typeof openMailboxes>>
  /** Ends the server and starts it again with a clock that is so many hours ahead. */
  passHours: (hours: number) => Promise<void>
}

/** An operator's own practice that confirms by reply, and a mail server. */
const test = base.extend<{ walk: Walk }>({
  walk: async ({ startApp }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'maitri-practice-'))
    const file = join(folder, 'therapists.json')
    writeFileSync(file, JSON.stringify([profile]))
    const mailboxes = await openMailboxes()
    const env: Record<string, string> = {
      ...{ THERAPISTS_FILE: file, SMTP_URL: mailboxes.url, MAIL_FROM: 'Maitri <hello@maitri.example>' },
    }
    const app = await startApp(env)
    await use({
      app,
      mailboxes,
      async passHours(hours) {
        const clock = `const now = Date.now; globalThis.Date = class extends Date { constructor(...at) { super(...(at.length ? at : [Date.now()])) } }; Date.now = () => now() + ${hours * 3_600_000}`
        env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`
        await app.restart()
      },
    })
    await mailboxes.close()
    rmSync(folder, { recursive: true })
  },
})

async function signUpVerified(page: Page, { mailboxes }: Walk, person: Parameters<typeof signUp>[1]): Promise<void> {
  await signUp(page, person)
  await confirmAddress(page, (await mailboxes.waitFor(person.email, /^Verify/)).text)
}

/** Asks for the first free time of a day with free times, by its place. */
async function request(page: Page, day: number): Promise<void> {
  await page.goto('/therapists?therapist=asha-menon&form=schedule')
  const form = page.getByRole('dialog', { name: /Asha Menon/ })
  await chooseSlot(page, day)
  await form.getByRole('radiogroup', { name: 'Session type' }).getByRole('radio', { name: 'In person' }).check()
  await form.getByRole('button', { name: 'Schedule Now' }).click()
  await expect(form.getByRole('heading', { name: 'Requested, not yet confirmed' })).toBeVisible()
  await expect(form.getByText('Your session is booked')).toBeHidden()
  await page.goto('/therapists/appointments')
}

async function chooseSlot(page: Page, day: number): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio').nth(day).check()
  await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().check()
}

const answerLink = ({ text }: ReadMail) => /http:\/\/\S+\/api\/booking-answers\/\S+/.exec(text)?.[0] ?? ''
const startOf = ({ calendar }: ReadMail) => calendar?.properties.get('DTSTART')
const coming = (page: Page) => page.getByRole('region', { name: 'Upcoming' })

async function downloadCalendar(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Calendar file/ }).click()
  return readCalendar(await readFile(await (await waiting).path(), 'utf8'))
}

test('a session is requested, confirmed by the link of the practice, moved and cancelled; both sides have mail and calendar', async ({
  person,
  walk,
  openElsewhere,
}) => {
  test.setTimeout(120_000)
  const { app, mailboxes } = walk
  const [own, practice] = [await openElsewhere(app), await openElsewhere(app)]
  await signUpVerified(own, walk, person)
  await request(own, 2)
  await expect(coming(own).getByText('Requested, not yet confirmed')).toBeVisible()
  const asked = await mailboxes.waitFor(practiceAddress, /please answer$/)
  const requested = await mailboxes.waitFor(person.email, /^Your request/)
  expect(requested.text).toContain('(India Standard Time)')
  expect(requested.calendar?.properties.get('STATUS')).toBe('TENTATIVE')
  expect(requested.text).not.toMatch(/Asha|anxiety/i)

  // The practice has no account: its link is all.
  await practice.goto(answerLink(asked))
  await expect(practice.getByText(`${person.name}, ${person.email}`)).toBeVisible()
  await expectAccessible(practice, "the practice's page")
  await practice.getByRole('button', { name: 'Confirm' }).click()
  await expect(practice.getByText(/^Confirmed\./)).toBeVisible()
  await practice.goto(answerLink(asked))
  await expect(practice.getByText(/^This link doesn't work any more/), 'a link answers once').toBeVisible()
  const booked = await mailboxes.waitFor(person.email, /^Your appointment$/)
  expect(booked.text).toContain(`Where: ${where}`)
  expect(booked.text).toContain('Please bring: Your reports')
  expect(booked.calendar?.method).toBe('REQUEST')
  expect(Object.fromEntries(booked.calendar?.properties ?? [])).toMatchObject({
    ...{ SUMMARY: 'Appointment', LOCATION: where, STATUS: 'CONFIRMED', SEQUENCE: '1', CLASS: 'PRIVATE' },
    ...{ ATTENDEE: `mailto:${person.email}`, ORGANIZER: 'mailto:hello@maitri.example' },
  })
  const confirmed = await mailboxes.waitFor(practiceAddress, /is confirmed$/)
  expect(startOf(confirmed)).toBe(startOf(booked))
  await own.reload()
  await expect(coming(own).getByText('Requested, not yet confirmed')).toBeHidden()
  await expect(coming(own).getByText(where)).toBeVisible()
  const file = await downloadCalendar(own)
  expect(file.properties.get('UID')).toBe(booked.calendar?.properties.get('UID'))

  // The confirmed time stays until the practice confirms the new one.
  await coming(own)
    .getByRole('button', { name: /^Move the appointment/ })
    .click()
  await chooseSlot(own, 4)
  await coming(own).getByRole('button', { name: 'Move it here' }).click()
  await expect(own.getByText(/^New time requested: /)).toBeVisible()
  await expect(coming(own).getByText(/^Your confirmed time stays until then: /)).toBeVisible()
  await expectAccessible(own, 'an appointment that is being moved')
  expect((await downloadCalendar(own)).properties.get('DTSTART')).toBe(startOf(booked))
  const moveAsked = await mailboxes.waitFor(practiceAddress, /please answer$/, 1)
  await practice.goto(answerLink(moveAsked))
  await expect(practice.getByText('Confirmed time, which stays unless you confirm this one')).toBeVisible()
  await practice.getByRole('button', { name: 'Confirm' }).click()
  const moved = await mailboxes.waitFor(person.email, /^Your appointment has moved/)
  expect(startOf(moved)).not.toBe(startOf(booked))
  expect(moved.calendar?.properties.get('UID')).toBe(booked.calendar?.properties.get('UID'))
  expect(moved.calendar?.properties.get('SEQUENCE')).toBe('3')
  await mailboxes.waitFor(practiceAddress, /has moved$/)

  await own.reload()
  await coming(own)
    .getByRole('button', { name: /^Cancel the appointment/ })
    .click()
  await coming(own).getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(own.getByText(/^Cancelled: Asha Menon/)).toBeVisible()
  for (const recipient of [person.email, practiceAddress]) {
    const cancelled = await mailboxes.waitFor(recipient, /is cancelled$/)
    expect(cancelled.calendar).toMatchObject({ method: 'CANCEL' })
    expect(cancelled.calendar?.properties.get('STATUS')).toBe('CANCELLED')
    expect(startOf(cancelled)).toBe(startOf(moved))
  }
})

test('a request is declined, answered with another time that the person accepts, or ends unanswered with its link', async ({
  person,
  walk,
  openElsewhere,
}) => {
  test.setTimeout(120_000)
  const { app, mailboxes, passHours } = walk
  const [own, practice] = [await openElsewhere(app), await openElsewhere(app)]
  await signUpVerified(own, walk, person)

  await request(own, 2)
  await practice.goto(answerLink(await mailboxes.waitFor(practiceAddress, /please answer$/)))
  await practice.getByRole('button', { name: 'Decline' }).click()
  await expect(practice.getByText(/^Declined\./)).toBeVisible()
  expect((await mailboxes.waitFor(person.email, /wasn't confirmed$/)).calendar?.method).toBe('CANCEL')
  expect((await mailboxes.waitFor(practiceAddress, /is declined$/)).calendar?.method).toBe('CANCEL')
  await own.reload()
  await expect(own.getByText('Not confirmed by the practice')).toBeVisible()

  await request(own, 3)
  await practice.goto(answerLink(await mailboxes.waitFor(practiceAddress, /please answer$/, 1)))
  await practice.getByLabel('Another time').selectOption({ index: 6 })
  await practice.getByRole('button', { name: 'Suggest this time' }).click()
  await expect(practice.getByText(/^Suggested\./)).toBeVisible()
  await mailboxes.waitFor(person.email, /^Another time/)
  await own.reload()
  await own.getByRole('button', { name: 'Accept this time' }).click()
  await expect(own.getByText(/^Moved to /)).toBeVisible()
  await expect(coming(own).getByText('Requested, not yet confirmed')).toBeHidden()
  const accepted = await mailboxes.waitFor(practiceAddress, /^New appointment/)
  expect(startOf(accepted)).toBe(startOf(await mailboxes.waitFor(person.email, /^Your appointment$/)))

  await request(own, 5)
  const late = answerLink(await mailboxes.waitFor(practiceAddress, /please answer$/, 2))
  await passHours(49)
  await practice.goto(late)
  await expect(practice.getByText(/^This link doesn't work any more/)).toBeVisible()
  await expect(practice.getByRole('button')).toHaveCount(0)
  expect((await mailboxes.waitFor(person.email, /^Your request has ended/)).calendar?.method).toBe('CANCEL')
  expect((await mailboxes.waitFor(practiceAddress, /has ended$/)).calendar?.method).toBe('CANCEL')
  await own.reload()
  await expect(own.getByText('Ended without an answer')).toBeVisible()
})
