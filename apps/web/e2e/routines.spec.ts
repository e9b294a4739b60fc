import type { Page } from '@playwright/test'
import { continueAsGuest, expect, signUp, test } from './support/test'

/** What the account's server has of a collection: proof that nothing lies on the device alone. */
async function recordsOf(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const response = await page.request.get(path)
  const { records } = (await response.json()) as { records: { body: Record<string, unknown> }[] }
  return records.map(({ body }) => body)
}

async function playThrough(page: Page): Promise<void> {
  for (let step = 1; step < 5; step += 1) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
}

test('a routine of three tools is built, dragged into order, run through a reload to its end, and counted; its link is saved elsewhere', async ({
  page,
  person,
  openElsewhere,
}) => {
  await signUp(page, person)
  await page.goto('/coping-tools?tab=routines')
  await expect(page.getByText("You haven't created any routines yet...")).toBeVisible()
  await page.getByRole('button', { name: 'New routine' }).click()
  const builder = page.getByRole('dialog', { name: 'New routine' })
  await builder.getByLabel('Name').fill('Before the train')
  for (const tool of ['Paanch Indriya', 'Jaali', 'Saans'])
    await builder.getByRole('checkbox', { name: new RegExp(`^${tool}`) }).check()
  const rows = builder.getByRole('list', { name: 'Your order' }).getByRole('listitem')
  await expect(rows).toHaveText(['Paanch Indriya', 'Jaali', 'Saans'])
  const grip = await rows.nth(2).locator('[title="Drag to move"]').boundingBox()
  const first = await rows.nth(0).boundingBox()
  if (!grip || !first) throw new Error('The rows are not there')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(grip.x, first.y + 4, { steps: 6 })
  await page.mouse.up()
  await expect(rows).toHaveText(['Saans', 'Paanch Indriya', 'Jaali'])
  await expect(builder.getByText('16 minutes')).toBeVisible()
  // Escape asks, and loses nothing.
  await page.keyboard.press('Escape')
  await builder.getByRole('button', { name: 'Continue editing' }).click()
  await builder.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your routine has been saved!')).toBeVisible()

  const card = page.getByRole('article', { name: 'Before the train' })
  await card.getByRole('link', { name: 'Run Before the train' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await playThrough(page)
  await expect(page.getByRole('heading', { name: 'Saans done.' })).toBeVisible()
  await page.getByRole('button', { name: 'Next Tool' }).click()
  await expect(page.getByText('Tool 2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  // Sealed: what lies on the device tells nobody which routine runs.
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).find(([name]) => name.startsWith('routineRun_')),
  )
  expect(stored?.[1]).not.toContain('train')

  await page.reload()
  await expect(page.getByText('You were at tool 2 of 3, Paanch Indriya.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Skip tool' }).click()
  await page.getByRole('button', { name: 'Next Tool' }).click()
  await playThrough(page)
  await page.getByRole('button', { name: 'Complete Routine' }).click()
  await expect(page.getByRole('heading', { name: 'Before the train is done' })).toBeVisible()
  await page.getByRole('button', { name: 'Better' }).click()
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page.getByRole('heading', { name: 'My Routines' })).toBeVisible()
  await expect
    .poll(() => recordsOf(page, '/api/exercise-history'))
    .toContainEqual(
      expect.objectContaining({
        type: 'routine',
        name: 'Before the train',
        toolCount: 2,
        duration: '13 min',
        feedback: { mood: 'better' },
      }),
    )
  await expect
    .poll(() => recordsOf(page, '/api/activities'))
    .toContainEqual(expect.objectContaining({ type: 'routine', title: 'Before the train' }))

  await card.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('dialog', { name: 'Share this routine' }).locator('code').innerText()
  const friend = await openElsewhere()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Continue without an account' }).click()
  const preview = friend.getByRole('region', { name: 'Before the train' })
  await expect(preview.getByRole('listitem')).toHaveText([/^Saans/, /^Paanch Indriya/, /^Jaali/])
  expect(await friend.evaluate(() => localStorage.getItem('savedRoutines'))).toBeNull()
  await preview.getByRole('button', { name: 'Save this routine' }).click()
  await expect(friend.getByRole('article', { name: 'Before the train' })).toBeVisible()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a routine runs without a network, once its page was seen', async ({ page, context }) => {
    await continueAsGuest(page)
    await page.goto('/coping-tools?tab=routines')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect(page.getByRole('link', { name: 'Run Panic now' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Run Panic now' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await playThrough(page)
    await page.reload()
    await page.getByRole('button', { name: 'Next Tool' }).click()
    await playThrough(page)
    await page.getByRole('button', { name: 'Complete Routine' }).click()
    await expect(page.getByRole('heading', { name: 'Panic now is done' })).toBeVisible()
  })
})
