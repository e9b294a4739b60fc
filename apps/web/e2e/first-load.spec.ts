import type { ScreenFiles } from '@maitri/contracts'
import type { Page } from '@playwright/test'
import { firstLoad } from '../../../scripts/first-load'
import { expect, test } from './support/test'

test('the sign-in page loads the scripts that the budget counts, and no others before somebody actions', async ({
  page,
}) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname.slice(1))
  })
  await page.goto('/get-started', { waitUntil: 'networkidle' })
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect([...loaded].sort()).toEqual(firstLoad().map(({ path }) => path))
})

/** The paths of the scripts and stylesheets that a page asks for from now on. */
function assetsOf(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.add(new URL(request.url()).pathname)
  })
  return asked
}

/** What the server named in the page for the screen at its address. */
async function namedIn(page: Page): Promise<ScreenFiles> {
  const named = await page.locator('script[src="/before-paint.js"]').getAttribute('data-screen')
  return JSON.parse(named ?? 'null')
}

test('what a screen loads is asked for at once, with the words of its language', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('isAuthenticated', 'true')
    localStorage.setItem('preferredLanguage', 'hi')
  })
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  // Until the app itself is there, nothing can ask for more than the page does.
  let letAppIn = () => {}
  const isLetIn = new Promise<void>((resolve) => {
    letAppIn = resolve
  })
  await page.route(/\/assets\/libraries-/, async (route) => {
    await isLetIn
    await route.continue()
  })
  const asked = assetsOf(page)
  await page.goto('/mindscan', { waitUntil: 'commit' })
  const { files, words } = await namedIn(page)
  const needed = [...files, ...(words.hi ?? [])]
  expect(needed.filter((file) => file.includes('/words/hi/mindscan-'))).toHaveLength(1)
  await expect.poll(() => needed.filter((file) => !asked.has(file))).toEqual([])
  letAppIn()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const screenParts = [...asked].filter((file) => /mindscan|screens-|\/words\//.test(file))
  expect(
    screenParts.filter((file) => !needed.includes(file)),
    'nothing of the screen comes after it',
  ).toEqual([])
  expect(complaints.filter((text) => text.includes('preload'))).toEqual([])
})

test('whoever is not in and is sent on loads nothing of the screen', async ({ page }) => {
  const asked = assetsOf(page)
  await page.goto('/mindscan')
  const { files } = await namedIn(page)
  await expect(page).toHaveURL('/get-started')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  const own = files.filter((file) => /mindscan-screen|\/words\//.test(file))
  expect(own.length).toBeGreaterThan(2)
  expect(own.filter((file) => asked.has(file))).toEqual([])
})
