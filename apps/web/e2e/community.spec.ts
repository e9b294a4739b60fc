import type { Page } from '@playwright/test'
import { expectAccessible, expectRoomAtEveryWidth } from './support/accessibility'
import { readOutbox } from './support/operator'
import { confirmAddress, continueAsGuest, expect, signUp, test } from './support/test'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a group is joined, left, started, changed and closed; a second person joins it by pseudonym and reads no name', async ({
  person,
  openElsewhere,
  startApp,
}) => {
  test.setTimeout(120_000)
  const app = await startApp({ MODERATORS: 'moderator@example.in' })
  const page = await openElsewhere(app)
  await signUp(page, person)
  await confirmAddress(page, await readOutbox(app))
  await page.goto('/community')
  const circle = card(page, 'Anxiety Support Circle')
  await circle.getByRole('button', { name: 'Join Group' }).click()
  await expect(page.getByText("You've joined the group!")).toBeVisible()
  await page.reload()
  await expect(circle.getByText('1,244 members (sample)')).toBeVisible()
  await circle.getByRole('button', { name: 'Leave Group' }).click()
  await expect(page.getByText("You've left the group")).toBeVisible()
  await expect(circle.getByText('1,243 members (sample)')).toBeVisible()

  await button(page, 'Start a group').click()
  const form = page.getByRole('dialog', { name: 'Start Your Own Community' })
  await form.getByLabel('Name', { exact: true }).fill('Night shift nurses')
  await form.getByLabel('Description').fill('For those who come home at sunrise.')
  await form.getByLabel('Tags').fill('work, sleep')
  await page.reload()
  // The draft was kept, and so was the open form.
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Night shift nurses')
  await form.getByLabel('Your nickname in this group').fill('Quiet Banyan')
  await form.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByText('Community created successfully!')).toBeVisible()
  await page.reload()
  const own = card(page, 'Night shift nurses')
  await expect(own.getByText('1 member', { exact: true })).toBeVisible()

  const elsewhere = await openElsewhere(app)
  await signUp(elsewhere, { name: 'Ravi Iyer', email: `ravi.${Date.now()}@example.in`, password: 'monsoon-in-june' })
  await elsewhere.goto('/community')
  await elsewhere.getByRole('searchbox', { name: 'Search groups' }).fill('SUNRISE')
  await button(elsewhere, 'Search').click()
  await expect(elsewhere.getByText('Showing results for "SUNRISE"')).toBeVisible()
  expect(elsewhere.url()).not.toMatch(/sunrise/i)
  await card(elsewhere, 'Night shift nurses').getByRole('button', { name: 'Join Group' }).click()
  await expect(card(elsewhere, 'Night shift nurses').getByText('2 members')).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Night shift nurses' }).click()
  await expect(elsewhere.getByText('Quiet Banyan', { exact: true })).toBeVisible()
  await elsewhere.getByLabel('Your nickname').fill('Ravi Iyer')
  await button(elsewhere, 'Save nickname').click()
  await expect(elsewhere.getByText(/That's your account's name or email/)).toBeVisible()
  await elsewhere.getByLabel('Your nickname').fill('quiet banyan')
  await button(elsewhere, 'Save nickname').click()
  await expect(elsewhere.getByText(/Someone in this group has that nickname/)).toBeVisible()
  await elsewhere.getByLabel('Your nickname').fill('Early Koel')
  await button(elsewhere, 'Save nickname').click()
  await expect(elsewhere.getByText('Early Koel (you)')).toBeVisible()
  expect(await elsewhere.getByRole('main').innerText()).not.toMatch(/Ananya|@/)

  await own.getByRole('link', { name: 'Night shift nurses' }).click()
  await expect(page.getByText('Early Koel', { exact: true })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/Ravi|Ananya|@/)
  await button(page, 'Edit group').click()
  const change = page.getByRole('dialog', { name: 'Edit group' })
  await change.getByLabel('Name', { exact: true }).fill('Night shift, all of us')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Night shift, all of us' })).toBeVisible()
  await button(page, 'Close group').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close group' }).click()
  await expect(page.getByText(/^This group closed on/)).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByText(/^This group closed on/)).toBeVisible()
  const stranger = await openElsewhere(app)
  await continueAsGuest(stranger, '/community')
  await expect(card(stranger, 'Art Therapy Collective')).toBeVisible()
  await expect(card(stranger, 'Night shift, all of us')).toHaveCount(0)
})

test('words that break a rule are refused, held ones wait, and what a moderator takes down is gone for guests', async ({
  person,
  openElsewhere,
  startApp,
}) => {
  test.setTimeout(120_000)
  const email = `moderator.${Date.now()}@example.in`
  const app = await startApp({ MODERATORS: email })
  const [page, desk, guest] = [await openElsewhere(app), await openElsewhere(app), await openElsewhere(app)]
  await signUp(desk, { name: 'Kabir', email, password: 'monsoon-in-june' })
  await confirmAddress(desk, await readOutbox(app))
  await signUp(page, person)
  // The newest mail stands first.
  await confirmAddress(page, await readOutbox(app))
  await page.goto('/community?start=true')
  const form = page.getByRole('dialog', { name: 'Start Your Own Community' })
  await form.getByLabel('Name', { exact: true }).fill('Sleep well')
  await form.getByLabel('Description').fill('Cheap pills without prescription')
  await form.getByRole('button', { name: 'Create group' }).click()
  await expect(form.getByText(/^We don't show offers of drugs or medicines/)).toBeVisible()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Sleep well')
  await form.getByLabel('Description').fill('Fuck insomnia')
  await form.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByText('Community created successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Sleep well' }).click()
  await expect(page.getByText(/^A moderator will look at this group before others can see it/)).toBeVisible()

  await page.goto('/community?start=true')
  await form.getByLabel('Name', { exact: true }).fill('Rest at noon')
  await form.getByLabel('Description').fill('Fuck deadlines')
  await form.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByText('Community created successfully!')).toBeVisible()

  await desk.goto('/community')
  await desk.getByRole('link', { name: 'Moderation' }).click()
  const waiting = desk.getByRole('region', { name: 'To review' })
  await expect(waiting.getByRole('article')).toHaveCount(2)
  await expectAccessible(desk, 'the queue of moderators')
  // The queue is emptied by keyboard alone: what is decided hands the focus on.
  await desk.getByRole('heading', { level: 1 }).focus()
  await desk.keyboard.press('j')
  for (const left of [1, 0]) {
    await expect(waiting.locator('article:focus')).toHaveCount(1)
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await desk.keyboard.press('Tab')
      if ((await desk.evaluate(() => document.activeElement?.textContent)) === 'Keep') break
    }
    await desk.keyboard.press('Enter')
    await expect(waiting.getByRole('article')).toHaveCount(left)
  }
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  const item = desk.getByRole('article', { name: 'Sleep well' })
  await expect(item.getByText(/^Kept/)).toBeVisible()
  await continueAsGuest(guest, '/community')
  await expect(card(guest, 'Sleep well')).toBeVisible()
  await card(guest, 'Art Therapy Collective').getByRole('button', { name: 'Hide' }).click()
  await expect(card(guest, 'Art Therapy Collective')).toHaveCount(0)
  const takenDownAt = Date.now()
  await item.getByRole('button', { name: 'Take down' }).click()
  await expect(item.getByText(/^Taken down/)).toBeVisible()
  await guest.reload()
  await expect(card(guest, 'PTSD Peer Support')).toBeVisible()
  await expect(card(guest, 'Sleep well')).toHaveCount(0)
  expect(Date.now() - takenDownAt, 'a guest sees it no more within seconds').toBeLessThan(30_000)
  await page.goto('/community')
  await page.getByRole('link', { name: 'Sleep well' }).click()
  await expect(page.getByText(/^A moderator took this group down/)).toBeVisible()
})

test('a guest joins on the device and keeps it; the form and the page of a group have room and no barrier', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await continueAsGuest(page, '/community?type=practice')
  await expect(page.getByRole('article')).toHaveCount(2)
  const art = card(page, 'Art Therapy Collective')
  await art.getByRole('button', { name: 'Join Group' }).click()
  await expect(art.getByText('513 members (sample)')).toBeVisible()
  await page.reload()
  await expect(art.getByRole('button', { name: 'Leave Group' })).toBeVisible()
  await art.getByRole('link', { name: 'Art Therapy Collective' }).click()
  await expect(page.getByText(/^You joined only on this device/)).toBeVisible()
  await expectRoomAtEveryWidth(page, 'a group')
  await expectAccessible(page, 'a group')
  await page.goto('/community?start=true')
  await button(page, 'Create group').click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expectAccessible(page, 'the form of a community')
})
