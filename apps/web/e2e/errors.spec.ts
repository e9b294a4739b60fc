import type { Locator, Page } from '@playwright/test'
import { expect, openSignIn, signUp, test } from './support/test'

const name = (page: Page) => page.getByLabel('Full Name')
const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).click()
const join = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click()

/** The field is marked as wrong, says why to a screen reader, and has the focus where it is the first to mend. */
async function expectFault(field: Locator, words: string, place: 'first' | 'later' = 'first'): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(words))
  if (place === 'first') await expect(field).toBeFocused()
}

async function openSignUp(page: Page): Promise<void> {
  await openSignIn(page)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
}

test('each mistake on Login has its own words at its own field, and nothing typed is lost', async ({
  page,
  person,
}) => {
  await openSignIn(page)
  await login(page)
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields')
  await expectFault(email(page), 'Please fill in all fields')
  await expectFault(password(page), 'Please fill in all fields', 'later')

  await email(page).fill(person.email)
  await login(page)
  await expectFault(password(page), 'Please fill in all fields')
  await expect(email(page)).not.toHaveAttribute('aria-invalid')

  await email(page).fill('ananya at example')
  await password(page).fill(person.password)
  await login(page)
  await expectFault(email(page), 'Invalid email address')
  await expect(password(page)).toHaveValue(person.password)

  await email(page).fill(person.email)
  await expect(email(page), 'a corrected field is forgiven at once').not.toHaveAttribute('aria-invalid')
  await login(page)
  await expect(page.getByRole('alert'), 'nobody has this email').toHaveText('Invalid email or password')
  await expectFault(email(page), 'Invalid email or password')
  await expect(email(page)).toHaveValue(person.email)
  await expect(password(page)).toHaveValue(person.password)

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('tab', { name: 'Login' }).click()
  await expect(page.getByRole('alert'), 'switching clears the error').toHaveCount(0)
  await expect(email(page), 'switching clears the fields').toHaveValue('')
})

test('each mistake on Sign Up has its own words at its own field, and nothing typed is lost', async ({
  page,
  person,
  openElsewhere,
}) => {
  await signUp(await openElsewhere(), person)
  await openSignUp(page)
  await join(page)
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields')
  await expectFault(name(page), 'Please fill in all fields')
  await expectFault(page.getByLabel('I am 18 or older'), "Please confirm that you're 18 or older", 'later')

  await name(page).fill(person.name)
  await email(page).fill('ananya@')
  await password(page).fill('abcde')
  await page.getByLabel('I am 18 or older').check()
  await join(page)
  await expectFault(email(page), 'Invalid email address')
  await expectFault(password(page), 'Password must be at least 6 characters', 'later')

  await email(page).fill(person.email)
  await join(page)
  await expectFault(password(page), 'Password must be at least 6 characters')

  await password(page).fill('password')
  await join(page)
  await expectFault(password(page), 'Password is too weak')

  await password(page).fill(person.password)
  await join(page)
  await expectFault(email(page), 'This email is already registered')
  await expect(name(page)).toHaveValue(person.name)
  await expect(email(page)).toHaveValue(person.email)
  await expect(password(page)).toHaveValue(person.password)
  await expect(page.getByLabel('I am 18 or older')).toBeChecked()
  await expect(page).toHaveURL('/get-started')
})

test('a wrong password is refused ten times, and then no more tries are taken', async ({
  page,
  person,
  openElsewhere,
}) => {
  await signUp(await openElsewhere(), person)
  await openSignIn(page)
  await email(page).fill(person.email)
  await password(page).fill('not-the-monsoon')
  for (let tries = 1; tries <= 10; tries += 1) {
    const [response] = await Promise.all([page.waitForResponse('**/api/auth/sign-in'), login(page)])
    expect(response.status(), `try ${tries}`).toBe(401)
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  }
  await password(page).fill(person.password)
  await login(page)
  await expect(page.getByRole('alert'), 'also not the right one').toHaveText(
    'Too many attempts. Please try again later',
  )
  await expect(email(page)).toHaveValue(person.email)
})

test('with the network gone every form says so and keeps what was typed', async ({ page, context, person }) => {
  const words = 'Network error. Please check your connection'
  await openSignUp(page)
  await context.setOffline(true)
  await name(page).fill(person.name)
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await page.getByLabel('I am 18 or older').check()
  await join(page)
  await expect(page.getByRole('alert')).toHaveText(words)
  await expect(name(page)).toHaveValue(person.name)
  await expect(email(page)).toHaveValue(person.email)
  await expect(password(page)).toHaveValue(person.password)
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true }), 'it can be tried again').toBeEnabled()

  await context.setOffline(false)
  await join(page)
  await expect(page).toHaveURL('/')
})

test('a server that ends in the middle leaves a screen with a way on, and the way works once it is back', async ({
  browser,
  person,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await openSignIn(page)
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await app.kill()
  await login(page)
  await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection')
  await expect(email(page)).toHaveValue(person.email)

  await app.restart()
  await signUp(page, person)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await app.kill()
  await page.reload()
  await page.getByRole('link', { name: 'Mindscan' }).first().click()
  await expect(page.getByRole('heading', { name: 'Mindscan', level: 1 })).toBeVisible()
  await expect(
    page.getByText("We couldn't load your earlier results. They're safe; try again in a moment."),
  ).toBeVisible()
  await app.restart()
  // The page may have tried again by itself.
  const again = page.getByRole('region', { name: 'Earlier results' }).getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(page.getByText('No results yet. Your first one will show up here.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.close()
})

test('a screen that could not be fetched gives way to a kind page with help and a second try', async ({
  browser,
  person,
  app,
}) => {
  // Without a service worker nothing of the app lies on the device yet, as on a first visit.
  const context = await browser.newContext({ baseURL: app.url })
  const page = await context.newPage()
  await signUp(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await app.kill()
  await page.getByRole('link', { name: 'Mindscan' }).first().click()
  await expect(page.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 14416' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Something broke on our side' }), 'still away').toBeVisible()
  await app.restart()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel("What's on your mind?")).toBeVisible()
  await context.close()
})

test.describe('a part that does not arrive', () => {
  // What a service worker has brought would hide it.
  test.use({ serviceWorkers: 'block' })

  test('leaves the screen whole, and a check-in kept', async ({ page, person }) => {
    await page.route(/\/assets\/(?:next-appointment|check-in-ending)-[^/]*\.js$/, (route) => route.abort())
    await signUp(page, person)
    await page.getByRole('radio', { name: '6, steady', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Save check-in' }).click()
    await expect(page.getByText('Saved: 7, fairly light')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something broke on our side' })).toHaveCount(0)
  })
})
