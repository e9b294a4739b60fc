import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { continueAsGuest, expect, signUp, test } from './support/test'

/** Chooses a day with free times, by its place, and its first time. */
async function chooseSlot(page: Page, day: number): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio').nth(day).check()
  await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().check()
}

/** Presses what hands out a calendar file, and reads it. */
async function readCalendar(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Calendar file/ }).click()
  return await readFile(await (await waiting).path(), 'utf8')
}

const lineOf = (file: string, name: string) => file.match(new RegExp(`^${name}:(.*?)\r$`, 'm'))?.[1]

test('someone finds a therapist, books, moves and cancels, each with its calendar file; all by its own words', async ({
  page,
  person,
}) => {
  await signUp(page, person, '/therapists')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Tamil')
  await page.getByRole('searchbox', { name: 'Name, topic, city or language' }).fill('anxiety')
  await expect(page.getByText('1 therapist', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/therapists?language=Tamil')
  // By the keyboard alone: the row, the profile, the form, and back to the row.
  const row = page.getByRole('button', { name: /^Dr\. Meera Iyer/ })
  await row.focus()
  await page.keyboard.press('Enter')
  const profile = page.getByRole('dialog', { name: /Dr\. Meera Iyer/ })
  await expect(profile.getByText('Sample profile')).toBeVisible()
  // Its two grounds reach the edges.
  await expect(profile.locator('[data-dialog-body]')).toHaveCSS('padding', '0px')
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await profile.getByRole('button', { name: 'Schedule Now' }).press('Enter')
  await expect(profile.getByRole('heading', { name: 'Schedule a session' })).toBeFocused()
  await chooseSlot(page, 0)
  await profile.getByLabel('Notes (optional)').fill('A quiet hour, please')
  await profile.getByRole('radiogroup', { name: 'Session language' }).getByRole('radio').nth(1).check()
  await expectAccessible(page, 'the booking form')
  await profile.getByRole('button', { name: 'Schedule Now' }).click()
  await expect(profile.getByRole('heading', { name: 'Requested, not yet confirmed' })).toBeVisible()
  await expect(profile.getByText('Sample: nobody is told.')).toBeVisible()
  const booked = await readCalendar(page)
  expect(booked).toContain('METHOD:PUBLISH')
  expect(booked).not.toMatch(/Meera|quiet/)
  expect(lineOf(booked, 'DESCRIPTION')).toMatch(/^Session language: \w+/)

  await profile.getByRole('link', { name: 'My appointments' }).click()
  const coming = page.getByRole('region', { name: 'Upcoming' })
  await expect(coming.getByText('A quiet hour, please')).toBeVisible()
  await coming.getByRole('button', { name: /^Move the appointment/ }).click()
  await chooseSlot(page, 1)
  await coming.getByRole('button', { name: 'Move it here' }).click()
  await expect(page.getByText(/^New time requested: /)).toBeVisible()
  const moved = await readCalendar(page)
  expect(lineOf(moved, 'UID')).toBe(lineOf(booked, 'UID'))
  expect(lineOf(moved, 'SEQUENCE')).toBe('1')
  expect(lineOf(moved, 'DTSTART')).not.toBe(lineOf(booked, 'DTSTART'))
  await expectAccessible(page, 'My appointments')

  // The person plays the practice, whose page is the same for real ones.
  const opening = page.waitForEvent('popup')
  await coming.getByRole('link', { name: 'Answer it as the practice would' }).click()
  const practice = await opening
  await expect(practice.getByText('Sample: nobody is told.')).toBeVisible()
  await expectAccessible(practice, "the practice's page")
  await practice.getByRole('button', { name: 'Confirm' }).click()
  await expect(practice.getByText(/^Confirmed\./)).toBeVisible()
  await practice.close()
  await page.reload()
  await expect(coming.getByText('Requested, not yet confirmed')).toBeHidden()

  await coming.getByRole('button', { name: /^Cancel the appointment/ }).click()
  await coming.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText(/^Cancelled: Dr\. Meera Iyer/)).toBeVisible()
  const cancelled = await readCalendar(page)
  expect(cancelled).toContain('METHOD:CANCEL')
  expect(lineOf(cancelled, 'SEQUENCE')).toBe('3')
})

test('of two people who press for one slot at once one has it; the other keeps their words and takes the next', async ({
  person,
  openElsewhere,
  startApp,
}) => {
  test.setTimeout(120_000)
  const app = await startApp()
  const pages = [await openElsewhere(app), await openElsewhere(app)]
  const takenWords = /^Someone just booked that time/
  const profileOf = (page: Page) => page.getByRole('dialog', { name: /Dr\. Meera Iyer/ })
  const outcomeOf = (page: Page) =>
    profileOf(page)
      .getByRole('heading', { name: 'Requested, not yet confirmed' })
      .or(profileOf(page).getByText(takenWords))
  for (const [place, page] of pages.entries()) {
    await signUp(
      page,
      { ...person, email: `${place}.${person.email}` },
      '/therapists?therapist=meera-iyer&form=schedule',
    )
    await chooseSlot(page, 0)
    await profileOf(page).getByLabel('Notes (optional)').fill('A quiet hour, please')
  }
  await Promise.all(pages.map((page) => profileOf(page).getByRole('button', { name: 'Schedule Now' }).click()))
  await Promise.all(pages.map((page) => expect(outcomeOf(page)).toBeVisible()))
  const late = []
  for (const page of pages) if (await profileOf(page).getByText(takenWords).isVisible()) late.push(page)
  expect(late).toHaveLength(1)
  for (const page of late) {
    await expect(profileOf(page).getByLabel('Notes (optional)')).toHaveValue('A quiet hour, please')
    await chooseSlot(page, 0)
    await profileOf(page).getByRole('button', { name: 'Schedule Now' }).click()
    await expect(profileOf(page).getByRole('heading', { name: 'Requested, not yet confirmed' })).toBeVisible()
  }
})

test('a guest drafts a booking, makes an account, and books it', async ({ page, person }) => {
  await continueAsGuest(page, '/therapists?therapist=kavya-reddy&form=schedule')
  await chooseSlot(page, 2)
  await page.getByLabel('Notes (optional)').fill('After six is best')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('tab', { name: 'Sign Up' }), 'who wants an account is not asked for one').toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/therapists?therapist=kavya-reddy&form=schedule')
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('After six is best')
  // Sealed now: what the guest wrote lies open here no more.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('After six')
  const form = page.getByRole('dialog', { name: /Kavya Reddy/ })
  await form.getByRole('button', { name: 'Schedule Now' }).click()
  await expect(form.getByRole('heading', { name: 'Requested, not yet confirmed' })).toBeVisible()
})
