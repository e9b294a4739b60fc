import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { everythingStored } from './support/everything-stored'
import { continueAsGuest, expect, signIn, signUp, test } from './support/test'

/** A word that stands nowhere else: where it turns up, someone's words went. */
const secret = 'marmalade'
const at = '2026-11-20T09:00:00.000Z'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const list = (page: Page) => page.getByRole('region', { name: 'Your check-ins' })
const checkIns = (page: Page) => list(page).getByRole('listitem')
const checkIn = (page: Page, words: string) => checkIns(page).filter({ hasText: words })

/** A check-in as another device would have sent it. */
async function sendCheckIn(page: Page, mood: number, note = ''): Promise<void> {
  const isSent = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/check-ins/${crypto.randomUUID()}`, { method: 'PUT', headers, body })
      return response.ok
    },
    JSON.stringify({ occurredAt: at, updatedAt: at, body: { mood, feelings: [], tags: [], note } }),
  )
  expect(isSent, 'the check-in is sent').toBe(true)
}

/** How many records of a collection the server has. */
const countOnServer = (page: Page, path: string) =>
  page.evaluate(async (from) => ((await (await fetch(from)).json()) as { records: unknown[] }).records.length, path)

async function saved(page: Page, press: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return readFileSync(await download.path(), 'utf8')
}

test('an account is downloaded as page and data, then deleted: a receipt is all that is left', async ({
  page,
  person,
}) => {
  await signUp(page, person, '/safety-plan')
  await page.getByRole('button', { name: /^Add a line to: What I can do/ }).click()
  await page.keyboard.insertText(`tea with ${secret}`)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await sendCheckIn(page, 6, `toast and ${secret} <b>`)
  await page.goto('/profile?tab=privacy')
  await expect(page.getByText('1 line in your safety plan')).toBeVisible()
  await expectAccessible(page, 'Privacy & Data')

  await button(page, 'Download My Data').click()
  const password = page.getByLabel('Your password', { exact: true })
  await password.fill('not the one')
  await button(page, 'Make files').click()
  await expect(page.getByText('Current password is incorrect')).toBeVisible()
  await password.fill(person.password)
  await button(page, 'Make files').click()
  const copy = JSON.parse(await saved(page, button(page, 'Save data file'))) as {
    parts: { account: { uid: string } }
  }
  expect(copy).toMatchObject({
    parts: { account: { email: person.email }, records: { 'check-ins': [{ body: { mood: 6 } }] } },
    device: { safetyPlan: { alone: [`tea with ${secret}`] } },
  })
  const html = await saved(page, button(page, 'Save page'))
  expect(html, 'every part is told in words').not.toContain('in the data file')
  expect(html, 'what was written comes before how one signs in').toMatch(/Check-ins[\s\S]*Sign-in email/)
  for (const words of ['<h2>Check-ins</h2>', `toast and ${secret} &#60;b&#62;`, `tea with ${secret}`])
    expect(html).toContain(words)
  await page.keyboard.press('Escape')

  await button(page, 'Delete Account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('button', { name: 'Delete everything' }), 'the last step is in view').toBeInViewport()
  await dialog.getByText('This will be deleted from your account:').click()
  await expect(dialog.getByText('Check-ins, results, exercises and other private things')).toBeVisible()
  await dialog.getByText('This will be deleted from this device:').click()
  await expect(dialog.getByText('1 line in your safety plan')).toBeVisible()
  await password.fill(person.password)
  await button(page, 'Delete everything').click()
  await expect(page).toHaveURL('/get-started')
  await expect(page.getByText('Your account and everything in it are deleted.')).toBeVisible()
  expect(await saved(page, button(page, 'Save receipt'))).toContain('Receipt: ')
  const { uid } = copy.parts.account
  const stored = await everythingStored(page)
  for (const trace of [uid, person.email, person.name, secret]) expect(stored).not.toContain(trace)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Login').click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('a guest’s data file brings everything back after the device was cleared', async ({ page }) => {
  await continueAsGuest(page)
  await page.evaluate(
    ({ word, day }) => {
      const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value))
      keep('mindmitraMessages_guest', [{ id: 'm1', text: `I like ${word}`, sender: 'user', sentAt: day }])
      const record = { id: crypto.randomUUID(), occurredAt: day, updatedAt: day }
      keep('savedRoutines', [
        { ...record, name: word, description: '', tools: ['saans'], createdAt: day, totalDuration: '5 min' },
      ])
    },
    { word: secret, day: at },
  )
  await page.goto('/profile?tab=privacy')
  await button(page, 'Download My Data').click()
  const file = await saved(page, button(page, 'Save data file'))
  await page.evaluate(() => {
    for (const name of ['mindmitraMessages_guest', 'savedRoutines']) localStorage.removeItem(name)
  })
  await page.reload()
  const field = page.getByLabel('Data file', { exact: true })
  await field.setInputFiles({ name: 'maitri.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(page.getByText('This will be added:')).toBeVisible()
  await expectAccessible(page, 'bringing data back')
  await button(page, 'Add to my data').click()
  await expect(page.getByText('Your data is back.')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept.split(secret).length - 1, 'the chat and the routine, once each').toBe(2)
  await field.setInputFiles({ name: 'maitri.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(page.getByText('Everything in this file is already here.')).toBeVisible()
})

test('what a guest kept moves into the account once, sealed, through a lost network and a reload', async ({
  page,
  person,
}) => {
  await continueAsGuest(page)
  await page.evaluate(
    ({ word, day }) => {
      const record = () => ({ id: crypto.randomUUID(), occurredAt: day, updatedAt: day })
      const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value))
      keep('mindmitraMessages_guest', [{ id: 'm1', text: `I like ${word}`, sender: 'user', sentAt: day }])
      keep('safetyPlan_guest', { sections: { alone: [{ id: 'l1', text: `a jar of ${word}` }] }, changedAt: day })
      keep('toolDraft_vichaar_guest', { thought: word })
      const routine = { name: `After ${word}`, description: '', tools: ['saans'], createdAt: day }
      keep('savedRoutines', [{ ...record(), ...routine, totalDuration: '5 min' }])
      keep('recentActivities', [{ ...record(), type: 'tool', title: 'Saans' }])
      // As 'Create an account' leaves it.
      localStorage.removeItem('isAuthenticated')
    },
    { word: secret, day: at },
  )
  await signUp(page, person)
  const question = page.getByRole('region', { name: 'Saved on this device by a guest' })
  for (const words of ['1 routine', '1 activity', '1 chat message', '1 line in your safety plan', '1 draft'])
    await expect(question.getByText(words)).toBeVisible()
  await page.context().setOffline(true)
  await question.getByRole('button', { name: 'Move to account' }).click()
  await expect(question.getByText(/^Moved\. \d+ things? still to sync\.$/)).toBeVisible()
  expect(await everythingStored(page), 'nothing of it lies open').not.toContain(secret)
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => countOnServer(page, '/api/routines')).toBe(1)
  await expect.poll(() => countOnServer(page, '/api/activities')).toBe(1)
  await expect(question).toBeHidden()

  await page.goto('/mindmitra')
  await expect(page.getByText(`I like ${secret}`)).toBeVisible()
  await page.goto('/safety-plan')
  await expect(
    page
      .getByRole('textbox')
      .filter({ hasText: secret })
      .or(page.locator(`[value*="${secret}"]`)),
  ).toHaveCount(1)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu of Ananya Rao' }).click()
  await button(page, 'Sign Out').click()
  await expect(page).toHaveURL('/get-started')
  expect(await everythingStored(page)).not.toContain(secret)
})

test('of what two browsers did while one had no network, everything is there once on both, and the later of two changes', async ({
  page,
  context,
  person,
  openElsewhere,
}) => {
  // Two browsers and nine pages on one machine.
  test.slow()
  await signUp(page, person)
  await sendCheckIn(page, 3)
  await sendCheckIn(page, 6)
  await page.goto('/profile?tab=progress')
  await expect(checkIns(page)).toHaveCount(2)
  const article = await context.newPage()
  await article.goto('/insights/when-sleep-does-not-come')
  await expect(button(article, 'Save for later')).toBeVisible()
  const other = await openElsewhere()
  await signIn(other, person)
  await other.goto('/profile?tab=progress')
  await expect(checkIns(other)).toHaveCount(2)

  // Opened before, since without a network and without a service worker no code can be loaded.
  await checkIn(page, '3, low').getByRole('button', { name: /^Edit/ }).click()
  await expect(button(page, 'Save changes')).toBeVisible()
  await context.setOffline(true)
  // The other browser actions first; what this one does afterwards, unseen, is later.
  await checkIn(other, '3, low')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await list(other).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(checkIns(other)).toHaveCount(1)
  await checkIn(other, '6, steady').getByRole('button', { name: /^Edit/ }).click()
  await list(other).getByRole('radio', { name: '8, light', exact: true }).check()
  await button(other, 'Save changes').click()
  await expect(checkIn(other, '8, light')).toBeVisible()
  await other.goto('/coping-tools?tab=routines')
  await button(other, 'New routine').click()
  await other.getByRole('dialog').getByLabel('Name').fill('Before the train')
  await other
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Saans/ })
    .check()
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('article', { name: 'Before the train' })).toBeVisible()

  await list(page).getByRole('radio', { name: '10, very light', exact: true }).check()
  await button(page, 'Save changes').click()
  await expect(checkIn(page, '10, very light')).toBeVisible()
  await checkIn(page, '6, steady')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await list(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(checkIns(page)).toHaveCount(1)
  await button(article, 'Save for later').click()
  await expect(article.getByRole('button', { name: 'Save for later', pressed: true })).toBeVisible()

  await context.setOffline(false)
  await expect.poll(() => countOnServer(other, '/api/check-ins')).toBe(1)
  await expect.poll(() => countOnServer(other, '/api/saved-articles')).toBe(1)
  expect(await countOnServer(other, '/api/routines')).toBe(1)
  await page.reload()
  await other.goto('/profile?tab=progress')
  for (const browser of [page, other]) {
    await expect(checkIn(browser, '10, very light')).toBeVisible()
    await expect(checkIns(browser)).toHaveCount(1)
  }
  await other.goto('/insights/when-sleep-does-not-come')
  await expect(other.getByRole('button', { name: 'Save for later', pressed: true })).toBeVisible()
  await page.goto('/coping-tools?tab=routines')
  await expect(page.getByRole('article', { name: 'Before the train' })).toHaveCount(1)
})

test('with the consent the exact counts are shown before they go, go on the next day, and are forgotten with it', async ({
  page,
  person,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/use-counts')) sent.push(request.postDataJSON())
  })
  const choice = page.getByRole('switch', { name: /^Anonymous data sharing/ })
  const counted = page.getByText(/^Counted on this device since/)
  await signUp(page, person, '/insights')
  await page.goto('/profile?tab=privacy')
  await expect(choice).not.toBeChecked()
  await expect(counted, 'nothing is counted without it').toBeHidden()

  await button(page, 'Edit').click()
  await choice.click()
  await expect(choice).toBeChecked()
  await expect(counted).toContainText(': Profile 1.')
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible()
  await page.goto('/profile?tab=privacy')
  await expect(counted).toContainText(/: Insights 1 and Profile 2\./)
  expect(sent).toEqual([])

  await button(page, 'Download My Data').click()
  await page.getByLabel('Your password', { exact: true }).fill(person.password)
  await button(page, 'Make files').click()
  const copy = JSON.parse(await saved(page, button(page, 'Save data file'))) as { device: Record<string, unknown> }
  const counts = [
    { part: 'insights', uses: 1 },
    { part: 'profile', uses: 2 },
  ]
  expect(copy.device).toMatchObject({ useCounts: { counts, sent: null } })
  expect(copy.device, 'as what they are, and not among the drafts').not.toHaveProperty('drafts.useCounts')
  const readable = await saved(page, button(page, 'Save page'))
  expect(readable).toContain('Parts of Maitri you opened')
  expect(readable).toContain(': Insights 1 and Profile 2.')

  await page.clock.install({ time: Date.now() + 24 * 3_600_000 })
  await page.goto('/profile?tab=privacy')
  await expect(page.getByText(/^Last sent, counted from .*: Insights 1 and Profile 2\.$/)).toBeVisible()
  expect(sent).toEqual([{ counts }])
  await expectAccessible(page, 'Counts of use')

  await choice.click()
  await expect(counted).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('useCounts'))))
    .toEqual([])
})
