import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'

const memory = /^This browser can't save anything on this device\. What you write is gone when you close this page\.$/
const claim =
  /saved only on this device|everything (you do )?stays on this device|answer is saved|save right away|^saved(?! stress scores)|isn't locked/i

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

test('an answer to a reading is not called saved', async () => {
  const { user } = await openAsGuest('/mindscan')
  await user.click(await screen.findByRole('textbox', { name: "What's on your mind?" }, { timeout: 10_000 }))
  await user.paste(
    "I can't switch off at night. There is always one more message, and I lie awake with it until three.",
  )
  await user.click(screen.getByRole('button', { name: 'Use This Text' }))
  await user.click(await screen.findByRole('button', { name: 'Analyze My Mental Health' }))
  await user.click(await screen.findByRole('button', { name: 'Not right' }, { timeout: 10_000 }))
  expect(await screen.findByRole('button', { name: 'Not right', pressed: true })).toBeTruthy()
  expect(screen.getByText(/^Tap again to undo\. Your answer is gone when you close this page/)).toBeTruthy()
  expect(claims()).toEqual([])
})

test('without a network nothing is called kept', async () => {
  await openAsGuest('/coping-tools')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.offline(window)
  expect(await screen.findByText("You're offline. You can keep going. Nothing leaves this device.")).toBeTruthy()
  expect(claims()).toEqual([])
})
