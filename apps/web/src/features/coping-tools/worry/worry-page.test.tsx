import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSealedStorage } from '../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../lib/session/device-keys'
import { renderApp } from '../../../testing/render-app'

afterEach(() => vi.useRealTimers())

test('two taps bring a worry to the box, from the coping tools; it is kept, and the way leads back', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const { router, user } = renderApp('/coping-tools')
  await user.click(await screen.findByRole('link', { name: /^A worry right now/ }, { timeout: 8_000 }))
  const slip = await screen.findByRole('textbox', { name: 'One worry, on one slip' }, { timeout: 8_000 })
  await user.click(slip)
  await user.paste('the fee')
  await user.click(screen.getByRole('button', { name: 'Put in box' }))
  expect(await screen.findByText('1 slip in the box')).toBeTruthy()
  expect(slip).toHaveProperty('value', '')
  expect(document.activeElement).toBe(slip)
  expect(screen.getByRole('link', { name: 'Start worry time' }).getAttribute('href')).toContain('tool=chinta-dabba')
  await user.click(screen.getByRole('button', { name: 'Exit' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/coping-tools'))
})

test('in the hour that was chosen the coping tools say that worry time has come, and in no other', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  await createSealedStorage('worryTime', 'guest', createDeviceKeys()).write('{"time":"18:00","sleep":"23:00"}')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 18, 20) })
  const first = renderApp('/coping-tools')
  expect(await screen.findByRole('link', { name: /^It's your worry time/ }, { timeout: 8_000 })).toBeTruthy()
  first.unmount()
  vi.setSystemTime(new Date(2026, 10, 21, 20, 0))
  renderApp('/coping-tools')
  expect(await screen.findByRole('link', { name: /^A worry right now/ }, { timeout: 8_000 })).toBeTruthy()
})

test('a slip that asks for help brings the help lines', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const { user } = renderApp('/worry')
  await user.click(await screen.findByRole('textbox', { name: 'One worry, on one slip' }, { timeout: 8_000 }))
  await user.paste('I want to die tonight')
  await user.click(screen.getByRole('button', { name: 'Put in box' }))
  expect((await screen.findAllByRole('link', { name: /14416/ })).length).toBeGreaterThan(0)
})
