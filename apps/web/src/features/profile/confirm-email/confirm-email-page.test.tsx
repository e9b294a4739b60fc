import { confirmEmail, readSession } from '@maitri/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildUser } from '../../../testing/build-user'
import { renderApp, signedOutApi } from '../../../testing/render-app'

const path = '/auth/confirm-email?token=a-token'
const patient = { timeout: 10_000 }

test('whoever is signed out is led to the sign-in first, since a link alone proves nothing', async () => {
  const { user, api, router } = renderApp(path)
  expect(await screen.findByText(/Please sign in first/, undefined, patient)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go to sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/get-started'), patient)
  expect(api.calls(confirmEmail)).toEqual([])
})

test('signed in, one press takes the address over', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  const { user } = renderApp(path, api)
  api.answer(confirmEmail, { email: 'new@example.in' })
  await user.click(await screen.findByRole('button', { name: 'Yes, use it' }, patient))
  expect(await screen.findByText("new@example.in is verified. It's now the email for your account.")).toBeTruthy()
  expect(api.calls(confirmEmail)).toEqual([{ body: { token: 'a-token' } }])
})

test('a link that is used, too old or of another account says so', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  const { user } = renderApp(path, api)
  api.refuse(confirmEmail, 'reset_token_invalid')
  await user.click(await screen.findByRole('button', { name: 'Yes, use it' }, patient))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
})
