import { everythingStored } from './support/everything-stored'
import { expect, readWords, signIn, signUp, test } from './support/test'

const secret = 'marmalade'

test('after sign-out nothing of the account is readable on a shared device, and a new sign-in brings it back', async ({
  page,
  person,
}) => {
  await signUp(page, person)
  await readWords(page, `I hid the ${secret} because I was sad and tired, and now I feel guilty about it.`)
  await page.goto('/')
  expect(await everythingStored(page), 'also while signed in, words lie sealed').not.toContain(secret)
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').uid as string)
  await page.getByRole('button', { name: 'Menu of Ananya Rao' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/get-started')
  await expect.poll(() => everythingStored(page), 'nothing says whose it was').not.toContain(uid)
  const stored = await everythingStored(page)
  for (const trace of [secret, person.email, person.name, 'analyses', 'activities', 'mindmitra', 'safetyPlan'])
    expect(stored).not.toContain(trace)
  await signIn(page, person)
  await page.goto('/mindscan')
  await page.getByRole('button', { name: /^Open the result from/ }).click()
  await expect(page.getByText(secret).first()).toBeVisible()
})

test.describe('where a service worker keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is written and deleted offline is there once on both devices when the network is back', async ({
    browser,
    page,
    person,
    app,
  }) => {
    await signUp(page, person)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/mindscan')
    await page.context().setOffline(true)
    await page
      .getByLabel("What's on your mind?")
      .fill('I am worried about my father, he is unwell and I feel so tired.')
    await page.getByRole('button', { name: 'Use This Text' }).click()
    await page.getByRole('button', { name: 'Analyze My Mental Health' }).click()
    await expect(page.getByText('Not synced yet', { exact: false })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Not synced yet', { exact: false })).toBeHidden()
    const other = await browser.newContext({ baseURL: app.url })
    const elsewhere = await other.newPage()
    await signIn(elsewhere, person)
    await elsewhere.goto('/mindscan')
    await expect(elsewhere.getByRole('button', { name: /^Open the result from/ })).toHaveCount(1)
    await other.close()
  })
})

test('who was signed out from another device is told so at sign-in, with what still waits here', async ({
  page,
  person,
  openElsewhere,
}) => {
  await signUp(page, person)
  const elsewhere = await openElsewhere()
  await signIn(elsewhere, person)
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: /^7\b/ }).first().click({ force: true })
  await expect(page.getByText('1 change waiting to sync').first()).toBeAttached()
  await elsewhere.evaluate(() => fetch('/api/me/sessions', { method: 'DELETE' }))
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/get-started')
  await expect(page.getByText('You were signed out from another device. Sign in to continue.')).toBeVisible()
  await expect(page.getByText("1 change made here hasn't synced yet.", { exact: false })).toBeVisible()
  await signIn(page, person)
  await expect(page.getByText('All saved').first()).toBeAttached()
})

test("where someone else signed in beside, no tab writes into their account or shows them another's words", async ({
  page,
  context,
  person,
}) => {
  await signUp(page, person)
  await readWords(page, `The ${secret} made me sad and tired today, and I could not sleep because of the exam.`)
  const beside = await context.newPage()
  await beside.goto('/')
  await beside.getByRole('button', { name: 'Menu of Ananya Rao' }).click()
  await beside.getByRole('button', { name: 'Sign Out' }).click()
  await expect(beside).toHaveURL('/get-started')
  await expect(page).toHaveURL('/get-started')
  await signUp(beside, { ...person, name: 'Zoya Khan', email: `zoya.${person.email}` })
  await page.goto('/mindscan')
  await expect(page.getByRole('button', { name: 'Menu of Zoya Khan' })).toBeVisible()
  await expect(page.getByText('No results yet. Your first one will show up here.')).toBeVisible()
  await expect(page.getByText(secret)).toBeHidden()
})
