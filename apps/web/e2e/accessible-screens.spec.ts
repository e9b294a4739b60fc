import { type Language, languages } from '@maitri/domain'
import type { Page } from '@playwright/test'
import { findBarriers } from './support/accessibility'
import { openAddresses, ownAddresses } from './support/screens'
import { continueAsGuest, expect, signUp, test } from './support/test'

/** All languages and guests in `npm run test:long`; in `npm test` English for who is signed in, and sees what a guest sees. */
const isWhole = Boolean(process.env.WALK_IN_ALL_LANGUAGES)
const spoken: readonly Language[] = isWhole ? languages : ['en']

/** Several pages share the walk, so that one that is slow holds up few. */
const halves = <Item>(all: readonly Item[]): Item[][] => [
  all.filter((_, index) => index % 2 === 0),
  all.filter((_, index) => index % 2 === 1),
]

async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const address of addresses) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    found.push(...(await findBarriers(page, address)))
  }
  expect(found).toEqual([])
}

const speak = (page: Page, language: Language) =>
  page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)

for (const language of spoken) {
  test(`nothing stands in the way of somebody who has not come in (${language})`, async ({ page }) => {
    test.setTimeout(480_000)
    await page.goto('/kitchen-measures.html')
    await speak(page, language)
    await walk(page, openAddresses)
  })

  for (const [index, addresses] of halves(ownAddresses).entries()) {
    if (isWhole) {
      test(`nothing stands in the way of a guest (${language}, ${index + 1} of 2)`, async ({ page }) => {
        test.setTimeout(480_000)
        await continueAsGuest(page, '/kitchen-measures.html')
        await speak(page, language)
        await walk(page, addresses)
      })
    }

    test(`nothing stands in the way of somebody signed in (${language}, ${index + 1} of 2)`, async ({
      page,
      person,
    }) => {
      test.setTimeout(480_000)
      await signUp(page, person, '/kitchen-measures.html', language)
      await speak(page, language)
      await walk(page, addresses)
    })
  }
}
