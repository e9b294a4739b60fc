import { readSession, readSite, startGoogleSignIn } from '@maitri/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildUser } from '../../../testing/build-user'
import type { FakeApi } from '../../../testing/fake-api'
import { exampleSite, renderApp, signedOutApi } from '../../../testing/render-app'
import { tellGoogleOutcome } from './tell-google-outcome'

/** What the browser gives for an opened window. */
type Popup = { closed: boolean; location: { href: string }; close: () => void }

const googleUrl = 'https://accounts.google.com/o/oauth2/v2/auth?state=s'
const realOpen = window.open
let popups: Popup[] = []
let opened: (string | undefined)[][] = []

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  popups = []
  opened = []
  window.open = ((...args: (string | undefined)[]) => {
    const popup: Popup = { closed: false, location: { href: '' }, close: () => (popup.closed = true) }
    opened.push(args)
    popups.push(popup)
    return popup
  }) as unknown as typeof window.open
})

afterEach(() => {
  vi.useRealTimers()
  window.open = realOpen
})

async function press(api: FakeApi) {
  api.answer(startGoogleSignIn, { url: googleUrl })
  const app = renderApp('/get-started', api)
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  return app
}

const popup = () => popups.at(-1) as Popup
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('opens a window within the click, sends it to Google, and goes home when the window says so', async () => {
  const api = signedOutApi()
  const { router } = await press(api)
  expect(opened).toEqual([['about:blank', '_blank', 'popup,width=480,height=640']])
  await waitFor(() => expect(popup().location.href).toBe(googleUrl))
  api.answer(readSession, { user: buildUser() })
  void tellGoogleOutcome({ ok: true })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('someone new is asked for age and choices once', async () => {
  const api = signedOutApi()
  await press(api)
  api.answer(readSession, { user: buildUser({ needsProfile: true }) })
  void tellGoogleOutcome({ ok: true })
  expect(await screen.findByRole('heading', { name: 'One last step' })).toBeTruthy()
})

test('a window that closes after the session was made still counts, though its word was lost', async () => {
  const api = signedOutApi()
  const { router } = await press(api)
  await waitFor(() => expect(popup().location.href).toBe(googleUrl))
  api.answer(readSession, { user: buildUser() })
  popup().closed = true
  await pass(1_600)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

describe('says why it did not work', () => {
  const alert = async () => (await screen.findByRole('alert')).textContent

  test('the person closed the window', async () => {
    await press(signedOutApi())
    await waitFor(() => expect(popup().location.href).toBe(googleUrl))
    popup().closed = true
    await pass(1_600)
    expect(await alert()).toBe('Sign-in popup was closed before completing')
  })

  test('the person declined at Google', async () => {
    await press(signedOutApi())
    void tellGoogleOutcome({ error: 'access_denied' })
    expect(await alert()).toBe('Sign-in popup was closed before completing')
  })

  test('Google was not believed', async () => {
    await press(signedOutApi())
    void tellGoogleOutcome({ error: 'google_failed' })
    expect(await alert()).toBe("Google sign-in failed: Google couldn't complete the sign-in")
  })

  test('the address has an account that Google cannot open, and the password can', async () => {
    await press(signedOutApi())
    void tellGoogleOutcome({ error: 'email_taken' })
    expect(await alert()).toBe('Google sign-in failed: This email is already registered')
    expect(screen.queryByRole('button', { name: 'Start with an empty account' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeTruthy()
  })

  test('the browser blocked the window', async () => {
    window.open = () => null
    await press(signedOutApi())
    expect(await alert()).toMatch(/^Google sign-in failed: .*popup/)
  })

  test('the network is away', async () => {
    const api = signedOutApi()
    const app = await press(api)
    await waitFor(() => expect(popup().location.href).toBe(googleUrl))
    api.disconnect(startGoogleSignIn)
    await app.user.click(screen.getByRole('button', { name: 'Continue with Google' }))
    expect(await alert()).toBe('Network error. Please check your connection')
    expect(popup().closed).toBe(true)
  })

  test('the server refuses', async () => {
    const api = signedOutApi()
    const app = await press(api)
    api.refuse(startGoogleSignIn, 'unavailable', 503)
    await app.user.click(screen.getByRole('button', { name: 'Continue with Google' }))
    expect(await alert()).toMatch(/^Google sign-in failed: We can't reach Maitri/)
  })

  test('nothing happened for five minutes', async () => {
    await press(signedOutApi())
    await waitFor(() => expect(popup().location.href).toBe(googleUrl))
    await pass(5 * 60_000 + 1_000)
    expect(await alert()).toBe('Google sign-in failed: It took longer than five minutes. Please try again.')
    expect(popup().closed).toBe(true)
  })

  test('it is not set up on this installation, and no window opens', async () => {
    const api = signedOutApi()
    api.answer(readSite, { ...exampleSite, hasGoogleSignIn: false })
    const app = renderApp('/get-started', api)
    await screen.findByRole('link', { name: exampleSite.supportEmail })
    await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    expect(await alert()).toMatch(/^You can't use Google to sign in here/)
    expect(opened).toEqual([])
  })
})

test('a second press closes the first window and starts over without a word about it', async () => {
  const api = signedOutApi()
  const { user } = await press(api)
  await waitFor(() => expect(popup().location.href).toBe(googleUrl))
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }))
  const [first, second] = popups as [Popup, Popup]
  await waitFor(() => expect(second.location.href).toBe(googleUrl))
  expect([first.closed, second.closed]).toEqual([true, false])
  await pass(2_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure in another window of the browser says nothing here', async () => {
  renderApp('/get-started')
  await screen.findByRole('button', { name: 'Continue with Google' })
  void tellGoogleOutcome({ error: 'access_denied' })
  await pass(100)
  expect(screen.queryByRole('alert')).toBeNull()
})
