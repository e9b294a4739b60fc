import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { everythingStored } from './support/everything-stored'
import { words } from './support/messages'
import { continueAsGuest, expect, signIn, signUp, test } from './support/test'

const secret = 'marmalade'
const part = (page: Page, name: string) => page.getByRole('region', { name })
const lines = (page: Page, name: string) => part(page, name).getByRole('textbox')

async function openPlan(page: Page): Promise<void> {
  await page.goto('/safety-plan')
  await expect(page.getByRole('heading', { level: 1, name: 'My safety plan' })).toBeVisible()
}

/** Adds lines to a part without touching the mouse: the button, the words, Enter for the next. */
async function writeByKeyboard(page: Page, name: string, ...texts: string[]): Promise<void> {
  await page.getByRole('button', { name: `Add a line to: ${name}` }).focus()
  await page.keyboard.press('Enter')
  for (const [index, text] of texts.entries()) {
    const line = lines(page, name).nth(index)
    await expect(line).toBeFocused()
    await page.keyboard.type(text)
    if (index < texts.length - 1) await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByText('Saved on this device')).toBeVisible()
}

test('after sign-out nothing of the plan is readable in the browser, and a new sign-in shows it again', async ({
  page,
  person,
}) => {
  await signUp(page, person, '/safety-plan')
  await writeByKeyboard(page, 'What I stay for', `the ${secret} of my nani`)
  expect(await everythingStored(page), 'also while signed in, it lies sealed').not.toContain(secret)
  await page.getByRole('button', { name: 'Menu of Ananya Rao' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  // The page is everyone's: it stays, and shows nothing of the one who left.
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(lines(page, 'What I stay for')).toHaveCount(0)
  await expect(page.getByText(secret)).toHaveCount(0)
  expect(await everythingStored(page)).not.toContain(secret)
  await signIn(page, person)
  await openPlan(page)
  await expect(lines(page, 'What I stay for')).toHaveText([`the ${secret} of my nani`])
})

test('S2: a heavy line brings the folded help above, and the focus stays where the person writes', async ({ page }) => {
  await openPlan(page)
  await page.getByRole('button', { name: 'Add a line to: How I notice that it is getting hard' }).click()
  await page.keyboard.type('i want to die when the phone stays silent')
  await page.keyboard.press('Enter')
  const help = part(page, 'Help from a person')
  await expect(help.getByRole('link', { name: 'Call 14416' })).toBeVisible()
  await expect(help.getByRole('button', { name: 'Show all help' })).toHaveAttribute('type', 'button')
  await expect(lines(page, 'How I notice that it is getting hard').nth(1)).toBeFocused()
  await page.keyboard.type('then i call amma')
  await expect(lines(page, 'How I notice that it is getting hard').nth(1)).toHaveText('then i call amma')
})

test('two tabs write one plan: what a page shows that was put away meanwhile takes nothing from it', async ({
  page,
}) => {
  await continueAsGuest(page, '/safety-plan')
  await writeByKeyboard(page, 'What I stay for', 'the mango tree')
  const other = await page.context().newPage()
  await openPlan(other)
  await expect(lines(other, 'What I stay for')).toHaveText(['the mango tree'])
  await page.goto('/help')
  await other.getByRole('button', { name: 'Add a line to: What I stay for' }).click()
  await other.keyboard.type('my sister')
  await expect(other.getByText('Saved on this device')).toBeVisible()
  await page.goBack()
  await expect(lines(page, 'What I stay for')).toHaveText(['the mango tree', 'my sister'])
  await lines(page, 'What I stay for').first().focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' in June')
  await expect(lines(other, 'What I stay for')).toHaveText(['the mango tree in June', 'my sister'])
})

test('the plan prints with its lines and numbers and without the page around it, downloads as text, and comes back when deleted', async ({
  page,
}) => {
  await continueAsGuest(page, '/safety-plan')
  await writeByKeyboard(page, 'People I can ask for help', 'Meena 98450 12345')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
  const printed = part(page, 'People I can ask for help').getByText('Meena 98450 12345', { exact: true })
  await expect(printed.and(page.locator(':visible'))).toHaveCount(1)
  await expect(part(page, 'Professionals and helplines').getByText('14416').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain('People I can ask for help\n- Meena 98450 12345\n')
  expect(text).toContain('- Tele-MANAS: 14416')

  await page.getByRole('button', { name: 'Delete the plan' }).click()
  await expect(lines(page, 'People I can ask for help')).toHaveCount(0)
  expect(await everythingStored(page)).not.toContain('98450')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines(page, 'People I can ask for help')).toHaveText(['Meena 98450 12345'])
})

test.describe('where a service worker keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('S17: a guest writes the plan by keyboard; it is there after a reload and, with the network gone, beside help', async ({
    page,
    context,
  }) => {
    await continueAsGuest(page, '/safety-plan')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await writeByKeyboard(page, 'What I can do by myself', 'walk to the tank', 'cold water')
    await page.reload()
    await expect(lines(page, 'What I can do by myself')).toHaveText(['walk to the tank', 'cold water'])
    await context.setOffline(true)
    await openPlan(page)
    await expect(lines(page, 'What I can do by myself')).toHaveText(['walk to the tank', 'cold water'])
    await page.getByRole('link', { name: 'Help now' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'You can talk to someone now' })).toBeVisible()
  })

  for (const { language, text } of [
    { language: 'hi', text: 'मैं अब जीना नहीं चाहती' },
    { language: 'kn', text: 'ನಾನು ಸಾಯಬೇಕು' },
  ] as const) {
    test(`S4: with the network gone help, panel and plan speak ${language}`, async ({ page, context }) => {
      await continueAsGuest(page)
      await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
      await page.reload()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await context.setOffline(true)
      for (const [path, namespace] of [
        ['/help', 'help'],
        ['/safety-plan', 'safety_plan'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language, namespace)('heading'))
      }
      await page.goto('/mindscan')
      await page.locator('textarea').fill(text)
      await page.locator('form button[type=submit]').click()
      await expect(page.getByRole('heading', { name: words(language, 'crisis')('heading.self.crisis') })).toBeVisible()
      await page.goto('/mindmitra')
      await page.getByLabel(words(language, 'mindmitra')('compose.label')).fill(text)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log')).toContainText('14416')
      await expect(page.getByRole('log')).toContainText(words(language, 'crisis')('heading.self.crisis'))
    })
  }
})
