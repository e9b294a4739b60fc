import type { Page } from '@playwright/test'
import { continueAsGuest, expect, test } from './support/test'

const field = (page: Page) => page.locator('main form textarea')
const rows = (page: Page) => page.getByRole('log').locator('[data-message]')
const answers = (page: Page) => page.getByRole('group', { name: 'Pick an answer, or write your own' })
const waysOut = (page: Page) => page.getByRole('group', { name: 'Other ways from here' })

/** What Mindmitra asks now, and only once it is written. */
const asked = (page: Page, words: string | RegExp) => expect(rows(page).last()).toContainText(words)

/** An evening, so that the empty page offers the conversation about one good thing, on a clock that runs on. */
async function openInTheEvening(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-22T18:30:00+05:30') })
  await continueAsGuest(page)
  await page.goto('/mindmitra')
  await expect(page.getByRole('region', { name: 'Start a conversation' }).getByRole('button')).toHaveCount(3)
}

/** Writes after the five seconds between two messages. */
async function write(page: Page, text: string): Promise<void> {
  await page.clock.runFor(5_100)
  await field(page).fill(text)
  await field(page).press('Enter')
  await page.clock.runFor(1_600)
}

/** Presses what has the focus, and waits until the next question is written. */
async function press(page: Page, key = 'Enter'): Promise<void> {
  await page.keyboard.press(key)
  await page.clock.runFor(1_600)
}

test('a conversation is held from its start to its end by the keyboard, and what may be remembered is shown and deleted', async ({
  page,
}) => {
  await openInTheEvening(page)
  await page.getByRole('button', { name: 'One good thing' }).focus()
  await press(page)
  await asked(page, 'From 0 to 10, how heavy is it right now?')
  await page.getByRole('radio', { name: '6', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '7', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send 7' })).toBeFocused()
  await press(page)
  await asked(page, "What's one thing today that was all right")
  await expect(answers(page).getByRole('button').first(), 'the keyboard goes on').toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'You can answer:' })).toHaveCount(1)
  await expect(waysOut(page).getByRole('button')).toHaveText(['Stop', 'Just listen', 'Calm down', 'A person', 'Help'])

  await page.reload()
  await asked(page, "What's one thing today that was all right")
  await answers(page).getByRole('button', { name: 'Nothing today' }).focus()
  await press(page)
  await asked(page, 'And now, from 0 to 10')
  await page.getByRole('radio', { name: '5', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await press(page)
  await asked(page, 'Shall I also remember which conversation this was')
  await answers(page).getByRole('button', { name: 'Yes, remember it' }).focus()
  await press(page)
  await asked(page, 'What next?')
  await answers(page).getByRole('button').first().focus()
  await press(page)
  await expect(waysOut(page)).toHaveCount(0)

  await page.goto('/coping-tools')
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible()
  await expect(page.getByText('On average, it felt lighter by 2 out of 10.')).toBeVisible()
  await page.goto('/mindmitra')
  await page.getByRole('button', { name: 'What Mindmitra remembers' }).click()
  const memory = page.getByRole('dialog', { name: 'What Mindmitra remembers' })
  await expect(memory.getByRole('listitem')).toContainText('0 to 10: 7 before, 5 after')
  await memory.getByRole('button', { name: 'Delete: One good thing' }).click()
  await expect(memory.getByText('Nothing yet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mindmitraMemory_guest'))).toBeNull()
  const counted = await page.evaluate(() => localStorage.getItem('recentActivities') ?? '')
  expect(counted).toContain('"title":"Conversation"')
  expect(counted, 'which one it was stays here').not.toMatch(/gratitude|One good thing/)
})

test('words in crisis in the midst of a conversation bring help, and it waits until that is left', async ({ page }) => {
  await openInTheEvening(page)
  await page.getByRole('button', { name: 'One good thing' }).click()
  await page.clock.runFor(1_600)
  await answers(page).getByRole('button', { name: 'Skip' }).click()
  await page.clock.runFor(1_600)
  await asked(page, "What's one thing today that was all right")
  await write(page, 'nothing, i want to die')
  await expect(page.locator('main a[href="tel:14416"]').first()).toBeVisible()
  await expect(waysOut(page).getByRole('button')).toHaveText(["Can't talk now", 'Leave this'])
  await waysOut(page).getByRole('button', { name: 'Leave this' }).click()
  await answers(page).getByRole('button', { name: "No, don't ask" }).click()
  await expect(page.locator('main a[href="tel:14416"]').first(), 'the lines stay').toBeVisible()
  await page.clock.runFor(1_600)
  await answers(page).getByRole('button').first().click()
  await page.clock.runFor(1_600)
  await asked(page, "What's one thing today that was all right")
})

test('in Hindi, on the smallest phone, the question, its answers and the ways out are in view together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.clock.install({ time: new Date('2026-11-22T18:30:00+05:30') })
  await continueAsGuest(page)
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'hi'))
  await page.goto('/mindmitra')
  await page.getByRole('button', { name: 'एक अच्छी बात' }).click()
  await page.clock.runFor(1_600)
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await page.getByRole('button', { name: '4 भेजें' }).click()
  await page.clock.runFor(1_600)
  const group = page.getByRole('group', { name: 'कोई जवाब चुनिए, या अपना लिखिए' })
  await expect(rows(page).last()).toContainText('?')
  await expect(rows(page).last()).toBeInViewport({ ratio: 0.95 })
  await expect(group.getByRole('button').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('group', { name: 'यहाँ से और रास्ते' }).getByRole('button').first()).toBeInViewport({
    ratio: 1,
  })
})
