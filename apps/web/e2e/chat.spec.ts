import type { Page } from '@playwright/test'
import { field, log, openChat, say } from './support/chat'
import { continueAsGuest, expect, signIn, signUp, test } from './support/test'

/** Moves the page's clock on, so that no test waits out the five seconds. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms)

const chips = {
  'Managing anxiety': "Anxiety is your body's alarm.",
  'Stress relief': 'Stress is what your body does',
  'Depression signs': 'These are signs doctors ask about',
  'Breathing exercises': 'Your breath is the one part of the alarm',
  Mindfulness: '',
  'Better sleep': '',
  'Setting boundaries': "A boundary says what you'll do",
  'Building connections': 'Closeness mostly grows from small things',
  'When to seek therapy': "You don't have to be at the end of your strength",
  'Types of therapy': '',
}

/** One message of each class of the specification, in its order. */
const classes = [
  'I forgot my password',
  'hello',
  'how are you',
  'I feel so sad and lonely',
  'I feel happy today',
  'can you help me',
  'I cannot sleep',
  'how do I meditate',
  'thank you',
  'I want to go for a run',
  'who are you',
  'my girlfriend left',
  'my boss shouts at work',
  'I have no money for rent',
  'I never have time for myself',
  'I have a headache',
  'I skipped lunch',
  'should I see a therapist',
  'I think I have bipolar disorder',
  'the sky over the terrace',
]

test('every chip and each class of message gets its reply, and no reply comes twice running', async ({ page }) => {
  await page.clock.install()
  await continueAsGuest(page)
  await openChat(page)
  const rows = log(page).locator('[data-message]')
  let last = ''
  for (const [chip, begins] of Object.entries(chips)) {
    const before = await rows.count()
    await page.getByRole('button', { name: chip, exact: true }).click()
    await expect(page.getByText('Mindmitra is typing')).toBeVisible()
    await pass(page, 1_250)
    await expect.poll(() => rows.count()).toBeGreaterThan(before + 1)
    // What is read, not what is drawn: a row out of view is not.
    await expect(rows.nth(before)).toContainText(chip)
    const reply = (await rows.nth(before + 1).textContent()) ?? ''
    expect(reply).toContain(begins)
    expect(reply).not.toBe(last)
    last = reply
    await pass(page, 4_000)
  }
  for (const words of classes) {
    // Old rows are not drawn in a long talk, and are then not counted.
    if ((await rows.count()) > 30) {
      await page.getByRole('button', { name: 'Clear Chat' }).click()
      await expect.poll(() => rows.count()).toBeLessThan(3)
    }
    const before = await rows.count()
    await say(page, words)
    await expect(rows.nth(before)).toContainText(words)
    await pass(page, 1_550)
    await expect.poll(() => rows.count()).toBeGreaterThan(before + 1)
    const reply = (await rows.nth(before + 1).textContent()) ?? ''
    expect(reply).not.toBe('')
    expect(reply, words).not.toBe(last)
    last = reply
    await pass(page, 4_000)
  }
})

test('within five seconds words wait, are changed, taken back, or go by themselves', async ({ page }) => {
  await page.clock.install()
  await continueAsGuest(page)
  await openChat(page)
  // The rules come while a person reaches for the field, who is slower than a test.
  const rules = page.waitForResponse((response) => response.url().includes('/assets/respond-'))
  await field(page).focus()
  await rules
  await say(page, 'I feel low today')
  await expect(log(page)).toContainText('I feel low today')
  await pass(page, 1_600)
  await say(page, 'and my job is hard')
  await expect(page.getByText(/^Please wait \d seconds between messages to avoid rate limits\.$/)).toBeVisible()
  await expect(field(page)).toBeEnabled()
  await page.getByLabel('Message waiting to send').fill('and my work is heavy')
  await pass(page, 5_000)
  await expect(log(page)).toContainText('and my work is heavy')
  await expect(page.getByText(/^Please wait/)).toHaveCount(0)
  await pass(page, 1_600)
  await say(page, 'not this')
  await page.getByRole('button', { name: "Don't send" }).click()
  await pass(page, 6_000)
  await expect(log(page)).not.toContainText('not this')
})

test('a guest finds the talk after a reload and in another tab; clearing is at once, and can be undone', async ({
  page,
  context,
}) => {
  await continueAsGuest(page)
  await openChat(page)
  await say(page, 'I feel low today')
  // The other tab reads what is stored, so that the reload comes after it and not between the press and the store.
  const other = await context.newPage()
  await openChat(other)
  await expect(log(other)).toContainText('I feel low today')
  await page.reload()
  await expect(log(page)).toContainText('I feel low today')
  await page.getByRole('button', { name: 'Clear Chat' }).click()
  await expect(log(page)).not.toContainText('I feel low today')
  await expect(log(page)).toContainText('How are you feeling today?')
  await expect(log(other)).not.toContainText('I feel low today')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(log(page)).toContainText('I feel low today')
  await expect(log(other)).toContainText('I feel low today')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a text file' }).click()
  expect((await file).suggestedFilename()).toMatch(/^mindmitra-chat-\d{4}-\d\d-\d\d\.txt$/)
})

test("an account's talk is sealed on the device, unreadable after sign-out, and there again afterwards", async ({
  page,
  app,
  person,
}) => {
  await signUp(page, person)
  await openChat(page)
  await say(page, 'the monsoon makes me sleepless')
  await expect(log(page)).toContainText('the monsoon makes me sleepless')
  const lying = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(lying).toContain('mindmitraMessages_')
  expect(await lying()).not.toContain('monsoon')
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/get-started')
  await continueAsGuest(page)
  await openChat(page)
  await expect(log(page)).not.toContainText('monsoon')
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  await signIn(page, person)
  await openChat(page)
  await expect(log(page)).toContainText('the monsoon makes me sleepless')
  // What is said stays on the device: the server has counted the talk, and read nothing of it.
  expect(app.log()).not.toContain('monsoon')
})

test('where a part of the app does not arrive the words stay in the field with the reason, and go with the next try', async ({
  page,
}) => {
  await continueAsGuest(page)
  await page.route(/\/assets\/respond-.*\.js/, (route) => route.abort())
  await openChat(page)
  await say(page, 'I feel low today')
  await expect(
    page.getByText('I apologize, but I encountered an error processing your message. Please try again.'),
  ).toBeVisible()
  await expect(field(page)).toHaveValue('I feel low today')
  await page.unroute(/\/assets\/respond-.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(page)).toContainText('I feel low today')
  await expect(field(page)).toHaveValue('')
})

test('the keyboard goes through talk, questions and field, and what happens is announced', async ({ page }) => {
  await continueAsGuest(page)
  await openChat(page)
  await say(page, 'Managing anxiety')
  await expect(page.getByRole('status').filter({ hasText: 'Mindmitra is typing' })).toBeVisible()
  await expect(log(page)).toContainText("Anxiety is your body's alarm.")
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)

  await field(page).press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Types of therapy' })).toBeFocused()
  const latest = page.getByRole('button', { name: /^Delete this message: Ask for/ })
  for (let stops = 0; stops < 14; stops += 1) {
    if (await latest.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await expect(latest).toBeFocused()
  for (let up = 0; up < 3; up += 1) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Delete this message: Managing anxiety' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Message deleted.' })).toBeVisible()
})

test('a thousand messages scroll like forty', async ({ page }) => {
  await continueAsGuest(page)
  const few = await workOfAFrame(page, 40)
  const many = await workOfAFrame(page, 1_000)
  process.stdout.write(
    `scrolled by 120 px a frame: 40 messages ${few.toFixed(1)} ms of work a frame; 1,000 messages ${many.toFixed(1)} ms\n`,
  )
  expect(many).toBeLessThan(2 * few + 17)
})

/** How many milliseconds the page computes for a frame of a scroll through so many messages, however busy the machine is. */
async function workOfAFrame(page: Page, count: number): Promise<number> {
  await page.evaluate((length) => {
    const messages = Array.from({ length }, (_, index) => ({
      id: `m${index}`,
      sender: index % 2 ? 'bot' : 'user',
      text: `Message ${index}: ${'a few more words about the day '.repeat(1 + (index % 5))}`,
      sentAt: new Date(Date.UTC(2026, 10, 1) + index * 600_000).toISOString(),
    }))
    localStorage.setItem('mindmitraMessages_guest', JSON.stringify(messages))
  }, count)
  await openChat(page)
  // It opens at its end, however long it is.
  await expect(log(page).locator('[data-message]').last()).toBeInViewport()
  await expect(log(page).locator('[data-message]').last()).toContainText(`Message ${count - 1}`)
  const frames = 120
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const secondsOfWork = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await secondsOfWork()
  await page.evaluate(async (steps) => {
    const box = document.querySelector('[role=log]')?.closest<HTMLElement>('[class*=scroller]')
    if (!box) throw new Error('The talk has no box')
    for (let step = 0; step < steps; step += 1) {
      box.scrollTop += box.scrollTop === 0 ? box.scrollHeight : -120
      await new Promise(requestAnimationFrame)
    }
  }, frames)
  const after = await secondsOfWork()
  await devtools.detach()
  await page.evaluate(() => document.querySelector('[role=log]')?.closest('[class*=scroller]')?.scrollTo(0, 0))
  await expect(log(page).locator('[data-message]').first()).toContainText('Message 0')
  return ((after - before) * 1_000) / frames
}
