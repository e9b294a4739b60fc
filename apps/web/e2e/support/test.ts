import type { Language } from '@maitri/domain'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type RunningApp, runApp } from './running-app'

type WorkerFixtures = { app: RunningApp }
type TestFixtures = {
  person: { name: string; email: string; password: string }
  /** Starts an app of the test's own, with the operator's settings it names; it ends with the test. */
  startApp: (env?: Record<string, string>) => Promise<RunningApp>
  /** A page in a browser of its own, as on another device; of the worker's app where no other is named. */
  openElsewhere: (app?: RunningApp) => Promise<Page>
}

let count = 0

/** Every test has the built app of its worker, a new person, and fails on an error that the page did not catch. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const app = await runApp()
      await use(app)
      await app.stop()
    },
    // A server that starts beside others' work may need more than a test has.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  page: async ({ page }, use) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await use(page)
    expect(errors).toEqual([])
  },
  person: async ({ page: _page }, use, info) => {
    count += 1
    const email = `ananya.${info.workerIndex}.${count}.${Date.now()}@example.in`
    await use({ name: 'Ananya Rao', email, password: 'monsoon-in-june' })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  startApp: async ({}, use) => {
    const apps: RunningApp[] = []
    await use(async (env) => {
      const app = await runApp(env)
      apps.push(app)
      return app
    })
    for (const app of apps) await app.stop()
  },
  openElsewhere: async ({ browser, app, startApp: _startApp }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ url } = app) => {
      const context = await browser.newContext({ baseURL: url })
      contexts.push(context)
      return await context.newPage()
    })
    // Before the apps end, which wait for the connections of browsers.
    for (const context of contexts) await context.close()
  },
})

export { expect }

type Person = TestFixtures['person']

/** Opens the sign-in page and waits for the app, which takes the place of what the server sent: for journeys that then cut it off. */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/get-started')
  await expect(page.locator('#early')).toHaveCount(0)
}

/** Makes an account by the form, as a first visit does, and waits for Home. */
export async function signUpByForm(page: Page, person: Person): Promise<void> {
  await page.goto('/get-started')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/')
}

/** Makes an account without the form, for journeys that begin after it, and opens a screen. */
export async function signUp(page: Page, person: Person, path = '/', language: Language = 'en'): Promise<void> {
  // The page that loads nothing of the app, and has its origin.
  await page.goto('/kitchen-measures.html')
  const choices = { isAdult: true, consents: { improvement: false, reminders: false }, language }
  const isMade = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/api/auth/sign-up', { method: 'POST', headers, body })
      return response.ok
    },
    JSON.stringify({ ...person, ...choices }),
  )
  expect(isMade, 'the account is made').toBe(true)
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/get-started')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')
}

/** Opens a screen as a guest; the button that makes one has its own journey. */
export async function continueAsGuest(page: Page, path = '/'): Promise<void> {
  await page.goto('/kitchen-measures.html')
  await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'))
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

/** Writes a text into Mindscan and waits for its reading. */
export async function readWords(page: Page, text: string, path = '/mindscan'): Promise<void> {
  await page.goto(path)
  await page.getByLabel("What's on your mind?").fill(text)
  await page.getByRole('button', { name: 'Use This Text' }).click()
  await page.getByRole('button', { name: 'Analyze My Mental Health' }).click()
  await expect(page.getByText('What your words suggest')).toBeVisible()
}

/** Shows by the link that came after the sign-up that the address is one's own. */
export async function confirmAddress(page: Page, mail: string): Promise<void> {
  await page.goto(/https?:\/\/\S+\/auth\/confirm-email\?token=[\w-]+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Yes, use it' }).click()
  await expect(page.getByText(/is verified/)).toBeVisible()
}
