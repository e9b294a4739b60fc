import type { Page } from '@playwright/test'
import { googleClient, googlePerson, startGoogleIssuer } from '../../server/src/testing/google-issuer'
import { runApp } from './support/running-app'
import { test as base, expect } from './support/test'

type Issuer = Awaited<ReturnType<typeof startGoogleIssuer>>

/** The app of these journeys signs in at an issuer on this machine. */
const test = base.extend<object, { issuer: Issuer }>({
  issuer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const issuer = await startGoogleIssuer()
      await use(issuer)
      await issuer.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ issuer }, use) => {
      const app = await runApp({
        GOOGLE_CLIENT_ID: googleClient.clientId,
        GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
        GOOGLE_ISSUER_URL: issuer.issuerUrl,
      })
      await use(app)
      await app.stop()
    },
    { scope: 'worker' },
  ],
})

const closedText = 'Sign-in popup was closed before completing'

/** Presses the button and gives the window that opens. */
async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  return popup
}

/** Lets Google's window stand open, as it does while someone looks for their account. */
async function keepGoogleWaiting(page: Page, issuer: Issuer): Promise<void> {
  await page
    .context()
    .route(`${issuer.issuerUrl}/o/oauth2/v2/auth**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Choose an account</h1>' }),
    )
}

test('the first sign-in with Google asks for age and choices once, the second goes straight home', async ({
  browser,
  page,
  app,
  issuer,
}) => {
  issuer.play({ claims: { sub: 'first-and-second', email: 'first.and.second@example.org' } })
  await page.goto('/get-started')
  const popup = await openGoogle(page)
  await expect(page.getByRole('heading', { name: 'One last step' })).toBeVisible()
  await expect(page.getByText('first.and.second@example.org', { exact: false })).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)

  await page.goto('/mindscan')
  await expect(page, 'the step cannot be walked around').toHaveURL('/get-started')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const age = page.getByLabel('I am 18 or older')
  await expect(age).toBeFocused()
  await expect(age).toHaveAccessibleDescription(/Please confirm that you're 18 or older to create an account/)
  for (const choice of await page.getByRole('checkbox').all()) await expect(choice).not.toBeChecked()
  await age.check()
  await page.getByLabel('Send me reminders', { exact: false }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL('/mindscan')
  await expect(page.getByRole('button', { name: `Menu of ${googlePerson.name}` })).toBeVisible()

  const other = await browser.newContext({ baseURL: app.url })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/get-started')
  await openGoogle(elsewhere)
  await expect(elsewhere, 'nothing is asked twice').toHaveURL('/')
  await expect(elsewhere.getByRole('button', { name: `Menu of ${googlePerson.name}` })).toBeVisible()
  await other.close()
})

test('someone may leave the step after a first sign-in and is signed out', async ({ page, issuer }) => {
  issuer.play({ claims: { sub: 'leaves', email: 'leaves@example.org' } })
  await page.goto('/get-started')
  await openGoogle(page)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('refused at Google: the catalogue has the words, and nobody is signed in', async ({ page, issuer }) => {
  issuer.play({ denies: true })
  await page.goto('/get-started')
  await openGoogle(page)
  await expect(page.getByRole('alert')).toHaveText(closedText)
  await page.goto('/mindscan')
  await expect(page).toHaveURL('/get-started')
})

test('a window closed by hand says so, and the next press works', async ({ page, issuer }) => {
  issuer.play({ claims: { sub: 'closes', email: 'closes@example.org' } })
  await keepGoogleWaiting(page, issuer)
  await page.goto('/get-started')
  const popup = await openGoogle(page)
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expect(page.getByText('Finish in the Google window', { exact: false })).toBeVisible()
  await popup.close()
  await expect(page.getByRole('alert')).toHaveText(closedText)

  await page.context().unrouteAll()
  await openGoogle(page)
  await expect(page.getByRole('heading', { name: 'One last step' })).toBeVisible()
})

test('a window whose scripts come late is not called closed: in, or refused in its own words', async ({
  page,
  context,
  issuer,
}) => {
  await page.clock.install()
  await page.goto('/get-started')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await page.evaluate(() => {
    const alerts: string[] = []
    new MutationObserver(() => {
      const said = document.querySelector('[role=alert]')?.textContent
      if (said) alerts.push(said)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { alerts })
  })
  const alertsSoFar = () => page.evaluate(() => (window as unknown as { alerts: string[] }).alerts)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/popup-done|\/assets\//, async (route) => {
    if (route.request().frame().page() !== page && route.request().resourceType() === 'script') await isReleased
    await route.continue()
  })
  issuer.play({ claims: { sub: 'late', email: 'late@example.org' } })
  const popup = await openGoogle(page)
  await popup.waitForURL(/popup-done/, { waitUntil: 'commit' })
  await page.clock.runFor(5_000)
  expect(await alertsSoFar()).toEqual([])
  release()
  await expect(page.getByRole('heading', { name: 'One last step' })).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
  expect(await alertsSoFar()).toEqual([])
})

test('a second press starts over in a new window, without a word of the first', async ({ page, context, issuer }) => {
  issuer.play({ claims: { sub: 'presses-twice', email: 'presses.twice@example.org' } })
  await keepGoogleWaiting(page, issuer)
  await page.goto('/get-started')
  const popup = await openGoogle(page)
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'One last step' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(context.pages()).toHaveLength(1)
})

test('what Google says of a person is not believed where it is not right', async ({ page, issuer }) => {
  issuer.play({ signs: 'none' })
  await page.goto('/get-started')
  await openGoogle(page)
  await expect(page.getByRole('alert')).toHaveText("Google sign-in failed: Google couldn't complete the sign-in")
})

test('with the network gone the window closes and the catalogue has the words', async ({ page, context }) => {
  await page.goto('/get-started')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await context.setOffline(true)
  const popup = await openGoogle(page)
  await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection')
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('a browser that blocks the window is named as the cause', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/get-started')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Google sign-in failed: Your browser blocked the sign-in popup. Please allow popups for this page and try again.',
  )
})

base('an installation without Google explains its button, and opens no window', async ({ page, context }) => {
  await page.goto('/get-started')
  await expect(page.getByText('Questions?', { exact: false }), 'the installation has told what it has').toBeVisible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    "You can't use Google to sign in here. Please use your email and a password.",
  )
  expect(context.pages()).toHaveLength(1)
})
