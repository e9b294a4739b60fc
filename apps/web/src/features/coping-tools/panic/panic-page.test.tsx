import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'

const kept = (name: string) => JSON.parse(localStorage.getItem(name) ?? '[]') as Record<string, unknown>[]

test('who is signed out comes to the breath without signing in, and nothing is kept', async () => {
  const { router } = renderApp('/panic')
  expect(await screen.findByText('Breathe in', undefined, { timeout: 8_000 })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/panic')
  expect(screen.getByRole('link', { name: /^Call 14416/ }).getAttribute('href')).toBe('tel:14416')
  expect(screen.getByRole('link', { name: 'Help now' })).toBeTruthy()
  expect(kept('exerciseHistory')).toEqual([])
})

test('half a minute of breath counts with its true seconds, and the way leads back', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { router, user } = renderApp('/coping-tools')
    await user.click(await screen.findByRole('link', { name: /^Panic now/ }, { timeout: 8_000 }))
    await screen.findByText('Breathe in', undefined, { timeout: 8_000 })
    await vi.advanceTimersByTimeAsync(30_000)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/coping-tools'))
    await waitFor(() => expect(kept('exerciseHistory')).toMatchObject([{ toolId: 'saans', isComplete: false }]))
    const [done] = kept('exerciseHistory')
    expect(done?.secondsDone).toBeGreaterThanOrEqual(30)
    expect(done?.secondsDone).toBeLessThan(40)
  } finally {
    vi.useRealTimers()
  }
})

test('grounding takes the place of the breath and gives it back', async () => {
  const { user } = renderApp('/panic')
  await user.click(await screen.findByRole('button', { name: '5-4-3-2-1' }, { timeout: 8_000 }))
  expect(await screen.findByRole('heading', { name: '5 things you see' }, { timeout: 8_000 })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the breath' }))
  expect(screen.queryByRole('heading', { name: '5 things you see' })).toBeNull()
})
