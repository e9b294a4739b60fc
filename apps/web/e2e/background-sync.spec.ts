import type { Page } from '@playwright/test'
import { expect, signIn, signUp, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

/** Background Sync, which the types of the platform do not know. */
type WithBackgroundSync = ServiceWorkerRegistration & { sync?: { getTags(): Promise<string[]> } }

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
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/records'))
  await page.getByRole('radio', { name: /^7\b/ }).first().click({ force: true })
  await expect(page.getByText('1 change waiting to sync').first()).toBeAttached()
  await refused
  // The page asks for it some time after that; the worker may have done it by then.
  const isAskedFor = () =>
    page.evaluate(async () => {
      const registration: WithBackgroundSync = await navigator.serviceWorker.ready
      return (await registration.sync?.getTags())?.includes('send-waiting') ?? false
    })
  await expect.poll(async () => (await isAskedFor()) || (await countSent(page)) === 1).toBe(true)
  await page.close()
  const elsewhere = await openElsewhere()
  await signIn(elsewhere, person)
  await expect.poll(() => countSent(elsewhere)).toBe(1)
})

/** How many check-ins the server has of whoever is signed in there. */
async function countSent({ request }: Page): Promise<number> {
  const response = await request.get('/api/check-ins')
  return ((await response.json()) as { records: unknown[] }).records.length
}
