import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'

beforeEach(() => {
  // jsdom lays nothing out: the end of a text never comes into view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const title = 'Your rights in mental healthcare, in plain words'

test('without an account an article opens at its own address, to be read and shared; nothing offers to save it', async () => {
  const { user, router } = renderApp('/insights/your-rights')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Sources' })).toBeTruthy()
  expect(screen.getByText('Not yet reviewed by a clinician')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save for later' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Have you read it?' })).toBeNull()
  expect(router.state.location.href).toBe('/insights/your-rights')

  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/insights/your-rights`)

  await user.click(screen.getByRole('link', { name: 'Back to Insights' }))
  expect(await screen.findByRole('link', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Saved for later' })).toBeNull()
})

test('where the browser hands things to other apps, Share hands title and link to them', async () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user } = renderApp('/insights/your-rights')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title, url: `${location.origin}/insights/your-rights` })
  Reflect.deleteProperty(navigator, 'share')
})
