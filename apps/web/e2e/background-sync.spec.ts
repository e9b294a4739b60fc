import { expect, signIn, signUp, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

test('what could not be sent before the page was closed is sent by the service worker', async ({
  page,
  person,
  openElsewhere,
}) => {
  await signUp(page, person)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByText('All saved').first()).toBeAttached()
  // The page reaches nothing any more; the worker, whose requests are its own, does.
  await page.route('**/api/records', (route) => route.abort())
  await page.getByRole('radio', { name: /^7\b/ }).first().click({ force: true })
  await expect(page.getByText('1 change waiting to sync').first()).toBeAttached()
  await page.close()
  const elsewhere = await openElsewhere()
  await signIn(elsewhere, person)
  await expect
    .poll(async () => {
      const response = await elsewhere.request.get('/api/check-ins')
      return ((await response.json()) as { records: unknown[] }).records.length
    })
    .toBe(1)
})
