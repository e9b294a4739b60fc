import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { continueAsGuest, expect, signUp, test } from './support/test'

async function begin(page: Page, tool: string): Promise<void> {
  await page.goto(`/coping-tools/exercise?tool=${tool}&now=true`)
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const written = (page: Page) => page.getByRole('region', { name: 'What I wrote' })

/** From the last step through the question how it was, to the coping tools page. */
async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(written(page)).toBeVisible()
}

test('a thought is weighed through a reload, kept in the account, and found again and deleted', async ({
  page,
  person,
}) => {
  await signUp(page, person)
  await begin(page, 'vichaar')
  await page.getByText('See an example').click()
  await expect(page.getByText("Everyone thinks I'm stupid.")).toBeVisible()
  await page.getByLabel('What happened', { exact: true }).fill('Ma did not pick up')
  await page.getByLabel('The thought', { exact: true }).fill('She is angry with me')
  await next(page)
  await page.getByRole('button', { name: 'Guilty' }).click()
  await page.getByRole('slider', { name: 'How strong is it?' }).fill('70')
  await page.getByRole('button', { name: 'Mind reading' }).click()

  await page.reload()
  await expect(page.getByText("You'd started something here. We saved it.")).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('She is angry')
  await next(page)
  await expect(page.getByRole('slider', { name: 'How strong is it?' })).toHaveValue('70')
  await next(page)
  await page.getByLabel('What supports the thought').fill('She sounded short on Sunday')
  await page.getByLabel('What goes against it').fill('Her phone is often silent')
  await next(page)
  await page.getByLabel('A fair thought').fill('I can ask tomorrow')
  await next(page)
  await page.getByRole('slider', { name: 'How strong is the feeling now?' }).fill('40')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save this' }).click()
  await expect(page.getByText(/^Saved\./)).toBeFocused()
  await complete(page)

  await page.reload()
  await written(page).getByRole('button', { name: 'She is angry with me' }).click()
  await expect(written(page).getByText('70 before, 40 now')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await written(page).getByRole('button', { name: 'Delete: She is angry with me' }).click()
  await written(page).getByRole('button', { name: 'Delete for good: She is angry with me' }).click()
  await expect(written(page).getByText('will show up here')).toBeVisible()
})

test('a small step, a box of worries and a jar of good things are played to the end', async ({ page }) => {
  await continueAsGuest(page)
  await begin(page, 'chhota-kadam')
  await next(page)
  await page.getByRole('radio', { name: 'Home' }).check()
  await next(page)
  await page.getByRole('button', { name: 'Water the plants' }).click()
  await next(page)
  await page.getByLabel('Day', { exact: true }).fill('2026-12-01')
  await page.getByLabel('Time', { exact: true }).fill('18:30')
  await page.getByLabel('What might get in the way').fill('I come home late')
  await page.getByLabel("Then I'll").fill('water only the tulsi')
  await next(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save calendar file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('small-step.ics')
  expect(readFileSync(await file.path(), 'utf8')).toContain('DTSTART:20261201T130000Z\r\nDTEND:20261201T130200Z\r\n')
  await complete(page)
  await written(page).getByRole('button', { name: 'Water the plants' }).click()
  await written(page).getByRole('button', { name: 'How was it? Water the plants' }).click()
  await written(page).getByRole('slider', { name: 'Pleasure' }).fill('6')
  await written(page).getByRole('button', { name: 'Save rating' }).click()
  await expect(written(page).getByText('6 of 10')).toBeVisible()

  await begin(page, 'chinta-dabba')
  for (const worry of ['the fee', 'the wedding talk']) {
    await page.getByLabel('One worry, on one slip').fill(worry)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('2 slips in the box')).toBeVisible()
  await next(page)
  const talk = page.getByRole('listitem').filter({ hasText: 'the wedding talk' })
  await page.getByRole('button', { name: 'I can do something: the fee' }).click()
  await page.getByRole('button', { name: 'Not now: the wedding talk' }).click()
  await talk.dragTo(page.getByRole('region', { name: 'I can do something' }))
  await expect(page.getByRole('region', { name: 'I can do something' }).getByRole('listitem')).toHaveCount(2)
  await next(page)
  await page.getByRole('radio', { name: 'the fee' }).check()
  await expect(page.getByText('0 minutes of about 5')).toBeVisible()
  await next(page)
  await page.getByLabel('The next thing you can do, and when').fill('ask on Monday at ten')
  await page.getByLabel('Done with this worry').check()
  await next(page)
  await page.getByRole('button', { name: 'Close box' }).click()
  await expect(page.getByText('The box is closed. Your worries are safe in there.')).toBeVisible()
  await complete(page)
  const worries = written(page).getByRole('region', { name: 'The worry box' })
  await worries.getByRole('button', { name: 'the fee' }).click()
  await expect(worries.getByText('ask on Monday at ten')).toBeVisible()

  await begin(page, 'sach-ya-mithya')
  await page.getByRole('radio', { name: 'Mithya, myth' }).first().check()
  await next(page)
  await expect(page.getByRole('link', { name: /^Source: / })).toHaveCount(4)
  await next(page)
  await page.getByLabel('What was good?').fill('a seat on the train')
  await next(page)
  await next(page)
  await page.getByRole('button', { name: 'Save this' }).click()
  await complete(page)
  await page.reload()
  await expect(written(page).getByRole('button', { name: 'a seat on the train' })).toBeVisible()
})
