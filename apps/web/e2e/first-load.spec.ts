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
