import {
  changeEmail,
  changePassword,
  listSessions,
  readAccount,
  readProviderKeys,
  readReminder,
  readSecondFactors,
  readSession,
  readSignInState,
  setProviderKey,
  signOut,
  testProviderKey,
  updateAccount,
} from '@maitri/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { belongTo } from '../../../safety/crisis-owner'
import { buildAccount } from '../../../testing/build-account'
import { buildUser } from '../../../testing/build-user'
import { renderApp, signedOutApi } from '../../../testing/render-app'

const signInState = { hasPassword: true, isEmailVerified: false, pendingEmail: null }
const noKey = { capability: 'audio', service: 'gladia', set: null } as const

async function openAccount(hasPassword = true, path = '/profile') {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.answer(readSignInState, { ...signInState, hasPassword })
  api.answer(readProviderKeys, { keys: [noKey] })
  const at = '2026-11-20T08:00:00.000Z'
  api.answer(listSessions, { sessions: [{ id: 'this', begunAt: at, lastUsedAt: at, isThis: true }] })
  api.answer(readSecondFactors, { passkeys: [], hasTotp: false, recoveryCodesLeft: 0, canAddPasskeys: true })
  api.answer(readReminder, { reminder: null, worryTime: null, devices: 0, publicKey: 'public' })
  const app = renderApp(path, api)
  await waitFor(() => expect(document.querySelector('h1')).toBeTruthy(), { timeout: 10_000 })
  return app
}

/** By its words alone: to ask for a role costs jsdom a second on a page this long. */
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)
const press = async (name: string) => fireEvent.click(await waitFor(() => buttonNamed(name) ?? expect.fail(name)))
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null
}
const type = (label: string, value: string) =>
  fireEvent.change(field(label) ?? expect.fail(label), { target: { value } })
const errorOf = (label: string) => {
  const ids = field(label)?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('Edit turns the rows into fields, Cancel restores them, and Save says that it worked', async () => {
  const { api, session } = await openAccount()
  await screen.findByText('3 June 2026')
  await press('Edit')
  expect(document.activeElement).toBe(field('Name'))
  type('Name', 'Somebody else')
  await press('Cancel')
  expect(field('Name')).toBeNull()
  expect(document.activeElement).toBe(buttonNamed('Edit'))
  await press('Edit')
  expect(field('Name')?.value).toBe('Ananya Rao')

  type('Name', '  ')
  await press('Save')
  expect(errorOf('Name')).toContain('Please enter a name')
  type('Name', 'Ananya R')
  api.answer(updateAccount, buildAccount({ displayName: 'Ananya R' }))
  api.answer(readSession, { user: buildUser({ displayName: 'Ananya R' }) })
  await press('Save')
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(api.calls(updateAccount).at(-1)).toEqual({ body: { displayName: 'Ananya R' } })
  expect(session.get()).toMatchObject({ user: { displayName: 'Ananya R' } })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: 'Ananya R' })
})

test('a name that another device changed while its form was open is offered once, and never written over unseen', async () => {
  const { api } = await openAccount()
  await press('Edit')
  await screen.findByLabelText('Name')
  type('Name', 'Ananya R')
  // Meanwhile, on the other device.
  api.answer(readAccount, buildAccount({ displayName: 'Ananya Rao Kulkarni' }))
  api.answer(updateAccount, ({ body }) => buildAccount({ displayName: body.displayName ?? '' }))
  await press('Save')
  expect(await screen.findByText('The other version: Ananya Rao Kulkarni')).toBeTruthy()
  expect(screen.getByText('Saved: Ananya R')).toBeTruthy()
  await press('Use the other')
  await waitFor(() => expect(screen.queryByText(/^The other version/)).toBeNull())
  expect(api.calls(updateAccount).map(({ body }) => body)).toEqual([
    { displayName: 'Ananya R' },
    { displayName: 'Ananya Rao Kulkarni' },
  ])
})

test('a form that was left open takes back no name that was changed elsewhere', async () => {
  const { api } = await openAccount()
  await press('Edit')
  await screen.findByLabelText('Name')
  api.answer(readAccount, buildAccount({ displayName: 'Ananya Kulkarni' }))
  // The page is looked at again a minute later.
  vi.setSystemTime(Date.now() + 60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(field('Name')?.value).toBe('Ananya Kulkarni'))
  vi.useRealTimers()
  await press('Save')
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(api.calls(updateAccount)).toEqual([])
})

test('another email asks for the password, says who has it, and stands only once its link was opened', async () => {
  const { api } = await openAccount()
  await press('Edit')
  expect(field('Your password')).toBeNull()
  type('Email', 'new@example.in')
  await press('Save')
  expect(errorOf('Your password')).toContain('Please fill in all fields')
  type('Your password', 'monsoon rain')
  api.refuse(changeEmail, 'email_taken', 409)
  await press('Save')
  expect(await screen.findByText('Error updating profile: This email is already registered')).toBeTruthy()
  expect(errorOf('Email')).toContain('This email is already registered')
  api.answer(changeEmail, { ...signInState, pendingEmail: 'new@example.in' })
  await press('Save')
  expect(await screen.findByText(/We've sent a link to new@example.in.* We'll use ananya@example.in/)).toBeTruthy()
  expect(buttonNamed('Keep current email')).toBeTruthy()
})

test('the password form says each of its messages where it can be mended', async () => {
  const { api } = await openAccount()
  await press('Change password')
  await press('Update password')
  expect(errorOf('Current password')).toContain('Please fill in all fields')
  const fill = (current: string, next: string, confirm: string) => {
    type('Current password', current)
    type('New password', next)
    type('Confirm new password', confirm)
  }
  fill('monsoon rain', 'five5', 'five5')
  await press('Update password')
  expect(errorOf('New password')).toContain('Password must be at least 6 characters')
  fill('monsoon rain', 'quiet river', 'quiet rover')
  await press('Update password')
  expect(errorOf('Confirm new password')).toContain('Passwords do not match')
  expect(api.calls(changePassword)).toEqual([])

  fill('monsoon rain', 'quiet river', 'quiet river')
  api.refuse(changePassword, 'wrong_password', 403)
  await press('Update password')
  await waitFor(() => expect(errorOf('Current password')).toContain('Current password is incorrect'))
  api.refuse(changePassword, 'weak_password')
  await press('Update password')
  await waitFor(() => expect(errorOf('New password')).toContain('New password is too weak'))
  api.disconnect(changePassword)
  await press('Update password')
  expect(await screen.findByText('Error: Network error. Please check your connection')).toBeTruthy()
})

test('who comes in with Google is told how to have a password as well', async () => {
  await openAccount(false)
  expect(await screen.findByText(/You sign in with Google, so you don't have a password here/)).toBeTruthy()
  expect(buttonNamed('Change password')).toBeUndefined()
})

test('a key is taken once, shows its last four, and each outcome of its test has its words', async () => {
  const { api } = await openAccount()
  await press('Add: Audio')
  type('Audio key', 'with a space')
  await press('Save key')
  expect(errorOf('Audio key')).toContain("That doesn't look like a key")
  type('Audio key', 'a-gladia-key-1234')
  const set = { lastFour: '1234', at: '2026-11-21T08:00:00.000Z' }
  api.answer(setProviderKey, { keys: [{ ...noKey, set }] })
  await press('Save key')
  expect(await screen.findByText('Set, ends in 1234')).toBeTruthy()
  expect(document.body.innerHTML).not.toContain('a-gladia-key')
  for (const [outcome, words] of [
    ['works', 'It works. Gladia accepts this key.'],
    ['refused', /Gladia doesn't accept this key/],
    ['limited', /Gladia knows this key but won't use it right now/],
    ['unreachable', /Gladia didn't answer/],
    ['unexpected', /an answer we don't recognise from Gladia/],
  ] as const) {
    api.answer(testProviderKey, { outcome })
    await press('Test: Audio')
    expect(await screen.findByText(words)).toBeTruthy()
  }
})

test('a guest sees what applies, and no field of an account', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const { session, router } = renderApp('/profile')
  await screen.findByText(/will show here once you have an account/, undefined, { timeout: 10_000 })
  for (const name of ['Edit', 'Change password', 'Sign out everywhere']) expect(buttonNamed(name)).toBeUndefined()
  expect(screen.queryByText('API keys')).toBeNull()
  expect(document.querySelector('select')?.textContent).not.toContain('Punjabi')
  await press('Create an account')
  await waitFor(() => expect(router.state.location.pathname).toBe('/get-started'))
  expect(session.get()).toEqual({ state: 'signed_out' })
  expect((await screen.findByRole('tab', { name: 'Sign Up' })).getAttribute('aria-selected')).toBe('true')
})

test('a language in which Maitri is not written leaves the interface in English, and says so', async () => {
  const { api } = await openAccount()
  api.disconnect(updateAccount)
  await screen.findByText('3 June 2026')
  fireEvent.change(document.querySelector('select') ?? document, { target: { value: 'pa' } })
  expect(await screen.findByText(/isn't available in Punjabi yet, so it stays in English/)).toBeTruthy()
  await waitFor(() =>
    expect(api.calls(updateAccount).map(({ body }) => body.preferences)).toEqual([
      { furtherLanguage: 'pa', language: 'en' },
    ]),
  )
  expect(localStorage.getItem('unsavedPreferences'), 'kept until it arrives').toContain('"pa"')
  localStorage.removeItem('unsavedPreferences')
})

test('signing out tells when it did not work', async () => {
  const { api, session } = await openAccount(true, '/profile?tab=logout')
  api.disconnect(signOut)
  await press('Sign Out')
  expect(await screen.findByText(/You're still signed in because we couldn't reach Maitri/)).toBeTruthy()
  expect(session.get().state).toBe('signed_in')
})

test('a profile that could not be loaded can be asked for again', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.refuse(readAccount, 'internal', 500)
  api.answer(readSignInState, signInState)
  renderApp('/profile', api)
  expect(await screen.findByText(/We couldn't load your profile/, undefined, { timeout: 10_000 })).toBeTruthy()
  expect(document.querySelector('select'), 'what the device decides works').toBeTruthy()
})

test('S2: a name in crisis brings help above it and is not saved; pressed again it is', async () => {
  belongTo('somebody else')
  const { api } = await openAccount()
  await press('Edit')
  type('Name', 'I want to die')
  await press('Save')
  expect(await screen.findByRole('region', { name: 'Help from a person' })).toBeTruthy()
  expect(errorOf('Name')).toContain("We haven't saved anything yet")
  expect(api.calls(updateAccount)).toEqual([])
  api.answer(updateAccount, buildAccount({ displayName: 'I want to die' }))
  await press('Save')
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
})
