import { readByNatives } from '@maitri/content/native-readings'
import { readSession, signOut, updateAccount } from '@maitri/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildUser } from '../../testing/build-user'
import { renderApp, signedOutApi } from '../../testing/render-app'

const asGuest = () => localStorage.setItem('isAuthenticated', 'true')

test('a guest sees the navbar with the current screen marked, the footer, and help', async () => {
  asGuest()
  renderApp('/mindscan')
  expect((await screen.findAllByRole('link', { name: 'Mindscan' }))[0]?.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('contentinfo')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Help now' }).length).toBeGreaterThan(0)
})

test('a visitor on a public page sees the way in and no footer', async () => {
  renderApp('/terms')
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('an address without a screen gets a kind page that leads home and to help', async () => {
  asGuest()
  renderApp('/not-a-page')
  expect(await screen.findByRole('heading', { name: "We can't find this page" })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
})

test('the document is named after its page', async () => {
  asGuest()
  renderApp('/mindscan')
  await waitFor(() => expect(document.title).toBe('Mindscan · Maitri'))
})

test('a theme takes effect at once and is kept; a guest asks the server for nothing', async () => {
  asGuest()
  const api = signedOutApi()
  const { user } = renderApp('/', api)
  await user.click(await screen.findByRole('button', { name: 'Menu of Guest' }))
  await user.click(screen.getByLabelText('Dark'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(screen.getByLabelText('Same as device'))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(api.calls(updateAccount)).toEqual([])
})

test('a language takes effect at once, on the words and on the document', async () => {
  asGuest()
  const { user } = renderApp('/help')
  await user.click(await screen.findByRole('button', { name: 'Language: English' }))
  const { read, all } = readByNatives('en')
  expect(await screen.findByText(new RegExp(`have read ${read} of ${all} parts`))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /हिन्दी/, hidden: true }))
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'))
  expect(localStorage.getItem('preferredLanguage')).toBe('hi')
  await user.click(await screen.findByRole('button', { name: /English/, pressed: false, hidden: true }))
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
})

test('signing out without a network says at once that the person is still signed in, and does not happen later unseen', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.disconnect(signOut)
  const { user } = renderApp('/', api)
  const menu = await screen.findByRole('button', { name: 'Menu of Ananya Rao' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  onTestFinished(() => {
    vi.restoreAllMocks()
    dispatchEvent(new Event('online'))
  })
  await user.click(menu)
  await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }))
  expect(await screen.findByText(/You're still signed in/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign Out', hidden: true })).toBeTruthy()
})

test('signing out that the server refuses says why, and does not blame the connection', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.refuse(signOut, 'too_many_requests')
  const { user } = renderApp('/', api)
  await user.click(await screen.findByRole('button', { name: 'Menu of Ananya Rao' }))
  await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }))
  expect(await screen.findByText('Too many attempts. Please try again later')).toBeTruthy()
  expect(screen.queryByText(/couldn't reach Maitri/)).toBeNull()
})

test('a guest is asked before anything is deleted, and a second press on the same place keeps it', async () => {
  asGuest()
  localStorage.setItem('savedRoutines', '[]')
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Menu of Guest' }))
  const first = screen.getByRole('button', { name: 'Delete my guest data', hidden: true })
  await user.dblClick(first)
  expect(localStorage.getItem('savedRoutines')).toBe('[]')
  expect(first.textContent).toBe('Delete my guest data')
  await user.click(first)
  expect(screen.getByText(/You can't undo this/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete everything', hidden: true }))
  await waitFor(() => expect(localStorage.getItem('savedRoutines')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test.each([
  ['a guest', 'Nothing leaves this device', () => asGuest()],
  ['a visitor', 'Nothing leaves this device', () => undefined],
])('offline, %s is not told that anything will be sent', async (_who, words, arrive) => {
  arrive()
  renderApp('/help')
  await screen.findByRole('heading', { level: 1 })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  onTestFinished(() => {
    vi.restoreAllMocks()
    dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText(new RegExp(`^You're offline.*${words}`))).toBeTruthy()
  expect(screen.queryByText(/we'll sync your changes/)).toBeNull()
})
