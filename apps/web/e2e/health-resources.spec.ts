import type { Page } from '@playwright/test'
import { startSearchStandIn } from '../../server/src/testing/search-stand-in'
import { expectAccessible } from './support/accessibility'
import { continueAsGuest, expect, test } from './support/test'

const words = 'How do I sleep before the exam? Ananya from Koramangala says I worry too much.'
const panel = (page: Page) => page.getByRole('region', { name: 'Health resources' })

async function findResources(page: Page): Promise<void> {
  await continueAsGuest(page, '/mindscan')
  await page.getByLabel("What's on your mind?").fill(words)
  await page.getByRole('button', { name: 'Find Health Resources' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Health resources' })).toBeFocused()
}

/** Every request that leaves for elsewhere, and every body that goes to the server. */
function watch(page: Page) {
  const seen = { elsewhere: [] as string[], bodies: [] as string[] }
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') seen.elsewhere.push(request.url())
    seen.bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return seen
}

test('a search through a SearXNG of the operator sends topics only, and falls back to the built-in list', async ({
  openElsewhere,
  startApp,
}) => {
  const engines = await startSearchStandIn()
  const app = await startApp({ SEARCH_SOURCES: `searxng=${engines.searxng}` })
  const page = await openElsewhere(app)
  const seen = watch(page)
  await findResources(page)
  await expect(panel(page).getByText('About exam stress, worry and sleep.')).toBeVisible()
  const text = panel(page).getByRole('link', { name: /^Slow breathing for stress/ })
  await expect(text).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(text).toHaveAttribute('target', '_blank')
  await expect(panel(page).getByRole('link', { name: /^Five minute breathing/ })).toBeVisible()
  expect(engines.requests.map(({ query }) => query.get('q'))).toEqual(['exam stress sleep worry mental health'])

  engines.play('/searxng/search', { status: 403 })
  await panel(page).getByLabel('Look for something else').fill('panic at night')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Could not retrieve search results. Try again later.')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: /^Anxiety disorders: fact sheet/ })).toBeVisible()

  engines.play('/searxng/search', { json: { results: [{ url: 'https://example.org/panic', title: 'Panic' }] } })
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByRole('link', { name: /^Panic/ })).toBeVisible()

  await panel(page).getByLabel('Look for something else').fill('i want to end my life')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('link', { name: 'Call 14416' })).toBeVisible()

  expect(seen.elsewhere).toEqual([])
  expect(seen.bodies.join('\n')).not.toMatch(/Ananya|Koramangala|end my life/)
  expect(app.log()).not.toMatch(/exam|panic|worry|sleep|Ananya/i)
  await page.context().close()
  await engines.close()
})

test('without a search set up, the built-in list answers, also offline, and axe finds nothing', async ({
  page,
  context,
}) => {
  const seen = watch(page)
  await findResources(page)
  await expect(panel(page).getByRole('link', { name: /^Tele-MANAS/ })).toBeVisible()
  await expect(panel(page).getByText('We sent nothing of your text.')).toBeVisible()
  await expect(panel(page).getByText(/Could not retrieve/)).toBeHidden()
  await expectAccessible(page, 'the built-in list')
  await context.setOffline(true)
  await panel(page).getByLabel('Look for something else').fill('breathing')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText(/^You're offline/)).toBeVisible()
  await expect(panel(page).getByRole('link', { name: /^Breathing exercises for stress/ })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Close health resources' }).click()
  await expect(panel(page)).toBeHidden()
  expect(seen.elsewhere).toEqual([])
  expect(seen.bodies.filter((body) => body.includes('resource-search'))).toEqual([])
})
