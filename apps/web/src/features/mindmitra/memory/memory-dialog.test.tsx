import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp, signedOutApi } from '../../../testing/render-app'

const name = 'mindmitraMemory_guest'
const sleep = { conversation: 'sleep', day: '2026-11-20', before: 7, after: 4 }
const step = { text: 'message a friend', conversation: 'loneliness', day: '2099-11-21' }
/** Of a later version. */
const unknown = { conversation: 'moon_walk', day: '2026-11-18' }

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  sessionStorage.clear()
})

async function openMemory(remembered: object | null) {
  if (remembered) localStorage.setItem(name, JSON.stringify(remembered))
  const app = renderApp('/mindmitra', signedOutApi())
  await app.user.click(await screen.findByRole('button', { name: 'What Mindmitra remembers' }))
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'What Mindmitra remembers' }) }
}

test('where nothing may be remembered it says so', async () => {
  const { dialog } = await openMemory(null)
  expect(within(dialog).getByText(/^Nothing yet\./)).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Delete all' })).toBeNull()
})

test('what is remembered is shown item by item, and goes one by one or whole', async () => {
  const { user, dialog } = await openMemory({ step, done: [unknown, sleep] })
  const items = await within(dialog).findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Your step: “message a friend”'),
    expect.stringMatching(/Tonight's sleep.*20 Nov 2026.*0 to 10: 7 before, 4 after/),
    expect.stringContaining('A conversation'),
  ])
  await user.click(within(dialog).getByRole('button', { name: "Delete: Tonight's sleep" }))
  expect(within(dialog).queryByText("Tonight's sleep")).toBeNull()
  await waitFor(() => expect(JSON.parse(localStorage.getItem(name) ?? '')).toEqual({ step, done: [unknown] }))
  expect(document.activeElement?.textContent).toContain('Only what you said yes to')
  await user.click(within(dialog).getByRole('button', { name: 'Delete all' }))
  expect(await within(dialog).findByText(/^Nothing yet\./)).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem(name)).toBeNull())
})
