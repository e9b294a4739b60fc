import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'

const memory = /^This browser can't save anything on this device\. What you write is gone when you close this page\.$/
const claim =
  /saved only on this device|everything (you do )?stays on this device|save right away|^saved(?! stress scores)|isn't locked/i

/** A browser that blocks what sites may keep; this window has no IndexedDB either. */
beforeAll(() => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const act of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, act).mockImplementation(blocked)
})
afterAll(() => vi.restoreAllMocks())

const claims = () =>
  [...document.querySelectorAll('p, [role=status], h1, h2, h3, li')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((words) => claim.test(words))

async function openAsGuest(path: string) {
  const app = renderApp('/help')
  await app.session.ready()
  app.session.continueAsGuest()
  await app.router.navigate({ to: path })
  return app
}

test('who goes on without an account is told before the press that nothing will stay', async () => {
  renderApp('/get-started')
  await screen.findByRole('button', { name: 'Continue without an account' })
  expect(await screen.findByText(memory)).toBeTruthy()
  expect(claims()).toEqual([])
})

test.each(['/mindscan', '/safety-plan', '/coping-tools', '/profile', '/profile?tab=privacy', '/profile?tab=progress'])(
  'on %s the page says so before typing, and nothing on it is called saved',
  async (path) => {
    await openAsGuest(path)
    await waitFor(() => expect(document.querySelector('h1')).toBeTruthy(), { timeout: 10_000 })
    expect((await screen.findAllByText(memory)).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(claims()).toEqual([])
  },
)

test('a check-in stands on the page and is not called saved', async () => {
  await openAsGuest('/')
  const point = await screen.findByRole('radio', { name: '6, steady' }, { timeout: 10_000 })
  fireEvent.click(point)
  const save = screen.queryByRole('button', { name: 'Save check-in' })
  if (save) fireEvent.click(save)
  expect(await screen.findByText('6, steady', { selector: 'p' })).toBeTruthy()
  expect((await screen.findAllByText(memory)).length).toBeGreaterThan(1)
  expect(claims()).toEqual([])
})
