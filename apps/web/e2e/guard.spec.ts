import { continueAsGuest, expect, signUp, test } from './support/test'

test("nobody signed in is sent from every screen of one's own to the sign-in page", async ({ page }) => {
  for (const path of [
    '/',
    '/mindscan',
    '/mindscan?reading=00000000-0000-4000-8000-000000000000',
    '/mindmitra',
    '/coping-tools',
    '/coping-tools/exercise?tool=saans',
    '/coping-tools/routine',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/get-started')
  }
})

test('help, the safety plan, the legal pages, the articles and a lost password are open to everyone', async ({
  page,
}) => {
  for (const path of [
    '/help',
    '/safety-plan',
    '/privacy',
    '/terms',
    '/accessibility',
    '/reset-password',
    '/insights',
    '/insights/your-rights',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('a stored flag alone opens what a guest may see, and no account', async ({ page }) => {
  await continueAsGuest(page, '/mindscan')
  await expect(page.getByText('Saved only on this device, because', { exact: false })).toBeVisible()
})

test('someone signed in who asks for the sign-in page is sent home; after sign-out the guard closes', async ({
  page,
  person,
}) => {
  await signUp(page, person)
  await page.goto('/get-started')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Menu of Ananya Rao' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/get-started')
  await page.goto('/mindscan')
  await expect(page).toHaveURL('/get-started')
  const stored = await page.evaluate(() => [localStorage.getItem('isAuthenticated'), localStorage.getItem('user')])
  expect(stored).toEqual([null, null])
})

test('a session that ended elsewhere leads to the sign-in page', async ({ page, person, context }) => {
  await signUp(page, person)
  await context.clearCookies()
  await page.goto('/mindscan')
  await expect(page).toHaveURL('/get-started')
})

test('a guest goes in by the button, stays a guest over a reload, and may leave for the sign-in page', async ({
  page,
}) => {
  await page.goto('/get-started')
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Menu of Guest' }).click()
  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  await expect(page).toHaveURL('/get-started')
})

test('the session cookie is closed to scripts and to other sites', async ({ page, person, context }) => {
  await signUp(page, person)
  const cookies = await context.cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('after signing in one is where one was going, from a closed address and from an open one', async ({
  page,
  person,
}) => {
  await signUp(page, person)
  await page.getByRole('button', { name: 'Menu of Ananya Rao' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/get-started')
  const login = async () => {
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  }
  await login()
  await expect(page, 'who signed out here begins at Home').toHaveURL('/')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())

  await page.goto('/coping-tools?tool=saans')
  await expect(page).toHaveURL('/get-started')
  await login()
  await expect(page).toHaveURL('/coping-tools?tool=saans')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/insights/your-rights')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await login()
  await expect(page).toHaveURL('/insights/your-rights')
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeVisible()
})
