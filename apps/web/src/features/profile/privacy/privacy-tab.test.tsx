import {
  deleteAccount,
  downloadPersonalData,
  readHoldings,
  readSession,
  readSignInState,
  setConsent,
} from '@maitri/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildAccount } from '../../../testing/build-account'
import { buildUser } from '../../../testing/build-user'
import { renderApp, signedOutApi } from '../../../testing/render-app'

const at = '2026-11-20T09:00:00.000Z'
const user = buildUser()

function openPrivacy({ hasPassword = true } = {}) {
  const api = signedOutApi()
  api.answer(readSession, { user })
  api.answer(readSignInState, { hasPassword, isEmailVerified: false, pendingEmail: null })
  api.answer(readHoldings, { counts: { account: 1, records: 12, aLaterPart: 2 } })
  return renderApp('/profile?tab=privacy', api)
}

/** By its words alone: to ask for a role costs jsdom a second on a page this long. */
const buttonNamed = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = async (name: string) => fireEvent.click(await waitFor(() => buttonNamed(name) ?? expect.fail(name)))
const typePassword = (value: string) =>
  fireEvent.change(document.querySelector('input[name=password]') ?? expect.fail(), { target: { value } })
const sharing = () => screen.findByLabelText<HTMLInputElement>(/^Anonymous data sharing/)
const send = () => fireEvent.submit(document.querySelector('form') ?? expect.fail('no form'))

test('a consent is given in edit mode only, and taken back by one press at any time', async () => {
  const { api } = openPrivacy()
  const consent = { purpose: 'improvement', textVersion: '2026-11-21', language: 'en', at } as const
  api.answer(setConsent, ({ body }) => buildAccount({ consents: [{ ...consent, granted: body.granted }] }))
  expect((await sharing()).disabled).toBe(true)
  await press('Edit')
  fireEvent.click(await sharing())
  await waitFor(async () => expect((await sharing()).checked).toBe(true))
  await press('Done')
  expect((await sharing()).disabled).toBe(false)
  fireEvent.click(await sharing())
  await waitFor(async () => expect((await sharing()).checked).toBe(false))
  expect(api.calls(setConsent).map(({ body }) => body.granted)).toEqual([true, false])
})

test('deleting says what goes, tells a refusal where it belongs, and can be tried again until it is done', async () => {
  const { api, session } = openPrivacy()
  localStorage.setItem(`mindmitraMessages_${user.uid}`, '[]')
  await press('Delete Account')
  await screen.findByText('Check-ins, results, exercises and other private things')
  expect(screen.getByText('A later part')).toBeTruthy()
  send()
  await screen.findByText('Please enter your password')
  api.refuse(deleteAccount, 'wrong_password', 403)
  typePassword('not the one')
  send()
  await screen.findByText('Current password is incorrect')
  api.refuse(deleteAccount, 'unavailable', 503)
  typePassword('monsoon-in-june')
  send()
  await screen.findByText(
    "That didn't work: We can't reach Maitri right now. Please try again in a while. You can try again.",
  )
  // The answer is lost on the way while the account is still there.
  api.disconnect(deleteAccount)
  send()
  await screen.findByText("That didn't work: Network error. Please check your connection You can try again.")
  expect(session.get().state).toBe('signed_in')

  api.answer(deleteAccount, { id: 'receipt-1', deletedAt: at, counts: { account: 1 } })
  send()
  await screen.findByText('Your account and everything in it are deleted.')
  expect(screen.getByText(/^Receipt receipt-1/)).toBeTruthy()
  expect(session.get().state).toBe('signed_out')
  expect(Object.keys(localStorage).filter((name) => name.includes(user.uid))).toEqual([])
})

test('who only ever came through Google is asked to sign in again where that is too long ago', async () => {
  const { api } = openPrivacy({ hasPassword: false })
  api.refuse(downloadPersonalData, 'sign_in_again', 403)
  await press('Download My Data')
  await screen.findByText(/^You sign in with Google/)
  send()
  await screen.findByText(/Please sign out and sign in again first/)
  expect(api.calls(downloadPersonalData)).toMatchObject([{ body: { password: null } }])
})

test('a guest sees what lies here, and takes it along without a server', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  localStorage.setItem(
    'mindmitraMessages_guest',
    JSON.stringify([{ id: 'a', text: 'hello', sender: 'user', sentAt: at }]),
  )
  renderApp('/profile?tab=privacy')
  await screen.findByText('1 chat message')
  expect(screen.getByText('Create an account')).toBeTruthy()
  await press('Download My Data')
  await screen.findByText('Save page')
  expect(buttonNamed('Delete my guest data')).toBeTruthy()
  expect(buttonNamed('Delete Account')).toBeUndefined()
})

test('a data file is shown in numbers before anything is added, and one that is none says so at the field', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  renderApp('/profile?tab=privacy')
  const field = await screen.findByLabelText<HTMLInputElement>('Data file')
  const choose = (...parts: BlobPart[]) =>
    fireEvent.change(field, { target: { files: [new File(parts, 'maitri.json')] } })
  choose('a photo')
  await screen.findByText("This isn't a data file from Maitri. Choose the file ending in .json.")
  expect(field.getAttribute('aria-invalid')).toBe('true')
  choose('{"product":"Maitri","madeAt":"2026')
  await screen.findByText('This file is damaged or incomplete. Please use another copy.')
  choose('{"product":"Maitri"}', new Uint8Array(50_000_000))
  await screen.findByText('This file is too large. It can be up to 50 MB.')

  const chats = [{ sentAt: at, sender: 'user', text: 'hello' }]
  choose(
    JSON.stringify({ product: 'Maitri', madeAt: at, parts: {}, device: { chats, safetyPlan: { alone: ['chai'] } } }),
  )
  await screen.findByText('This will be added:')
  screen.getByText('1 chat message')
  expect(localStorage.getItem('mindmitraMessages_guest')).toBeNull()
  await press('Add to my data')
  await screen.findByText('Your data is back.')
  expect(localStorage.getItem('mindmitraMessages_guest')).toContain('hello')
  expect(localStorage.getItem('safetyPlan_guest')).toContain('chai')
})
