import { completeProfile, readSession, signOut } from '@maitri/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildUser } from '../../../testing/build-user'
import { renderApp, signedOutApi } from '../../../testing/render-app'

function openAfterGoogle() {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser({ needsProfile: true }) })
  return renderApp('/', api)
}

test('a first Google sign-in is asked for age and choices, and then goes home', async () => {
  const { api, user, router } = openAfterGoogle()
  await screen.findByRole('heading', { name: 'One last step' })
  api.answer(completeProfile, { user: buildUser() })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/Please confirm that you're 18 or older/)).toBeTruthy()
  expect(api.calls(completeProfile)).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }))
  await user.click(screen.getByRole('checkbox', { name: /anonymous data/ }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(api.calls(completeProfile)).toEqual([
    { body: { isAdult: true, consents: { improvement: true, reminders: false }, language: 'en' } },
  ])
})

test('whoever does not want to go on can leave for another account', async () => {
  const { api, user } = openAfterGoogle()
  await screen.findByRole('heading', { name: 'One last step' })
  api.answer(signOut, undefined)
  await user.click(screen.getByRole('button', { name: 'Use another account' }))
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy()
})
