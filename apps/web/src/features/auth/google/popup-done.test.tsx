import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { markPopup } from '../../../lib/session/popup-mark'
import { renderApp } from '../../../testing/render-app'
import { type GoogleOutcome, onGoogleOutcome } from './google-channel'
import { tellGoogleOutcome } from './tell-google-outcome'

beforeEach(() => sessionStorage.clear())

async function openAndListen(path: string): Promise<GoogleOutcome> {
  const answers: GoogleOutcome[] = []
  const stop = onGoogleOutcome((answer) => answers.push(answer))
  let closes = 0
  window.close = () => {
    closes++
  }
  markPopup(window)
  renderApp(path)
  await waitFor(() => expect(answers.length).toBeGreaterThan(0))
  await waitFor(() => expect(closes).toBeGreaterThan(0))
  stop()
  return answers[0] as GoogleOutcome
}

test('tells the page that opened it of the success, and closes', async () => {
  expect(await openAndListen('/auth/popup-done')).toEqual({ ok: true })
  expect(screen.getByText("You're signed in. You can close this window.")).toBeTruthy()
})

test('tells why it failed, and stays readable where the browser keeps it open', async () => {
  expect(await openAndListen('/auth/popup-done?error=access_denied')).toEqual({ error: 'access_denied' })
  expect(screen.getByText(/Google couldn't sign you in/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close this window' })).toBeTruthy()
})

test('stays open while no page has heard it, so that a closed window always means a person who closed it', async () => {
  let closes = 0
  window.close = () => {
    closes++
  }
  markPopup(window)
  renderApp('/auth/popup-done')
  expect(await screen.findByText("You're signed in. You can close this window.")).toBeTruthy()
  expect(closes).toBe(0)
  const stop = onGoogleOutcome(() => {})
  await tellGoogleOutcome({ ok: true })
  await waitFor(() => expect(closes).toBeGreaterThan(0))
  stop()
})

test('opened by hand it claims nothing, tells nobody, and leads home', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const answers: GoogleOutcome[] = []
  const stop = onGoogleOutcome((answer) => answers.push(answer))
  const { router } = renderApp('/auth/popup-done')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await screen.findByRole('heading', { level: 1, name: 'How is your mind today?' })
  stop()
  expect(answers).toEqual([])
  expect(screen.queryByText(/You're signed in/)).toBeNull()
})
