import {
  createGroup,
  type Group,
  hideGroup,
  listGroups,
  listOwnGroups,
  readOwnGroup,
  readSession,
  reportGroup,
  unhideGroup,
} from '@maitri/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildUser } from '../../../testing/build-user'
import { renderApp, signedOutApi } from '../../../testing/render-app'
import { bareExamples } from '../shown-group'

const created: Group = {
  id: '6f3b1c9e-3f0f-4f6a-9a51-0c8f6f1d2a10',
  words: { name: 'Night shift', description: 'Home at sunrise.', type: 'support', tags: [] },
  members: 1,
  closedAt: null,
  isOwn: false,
  review: null,
  isHidden: false,
  membership: null,
}
const list = (changes: Partial<{ isModerated: boolean; isModerator: boolean }> = {}, group = created) => ({
  groups: [...bareExamples, group],
  next: null,
  isModerated: true,
  isModerator: false,
  ...changes,
})

function signedIn(answer = list()) {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.answer(listOwnGroups, answer)
  return api
}

function asGuest() {
  localStorage.setItem('isAuthenticated', 'true')
  const api = signedOutApi()
  api.answer(listGroups, list())
  return api
}

const card = async (name = 'Night shift') => within(await screen.findByRole('article', { name }))
const showHidden = () => screen.findByRole('button', { name: 'Show hidden groups' })

test('a report is one reason and no words; it is told that it was sent', async () => {
  const api = signedIn()
  api.answer(reportGroup, undefined)
  const { user } = renderApp('/community', api)
  await user.click(await (await card()).findByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this group' }))
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.getByRole('link', { name: /help/i })).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'It sells something' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Report sent. A moderator will take a look.')).toBeTruthy()
  expect(api.calls(reportGroup)).toEqual([{ params: { id: created.id }, body: { reason: 'selling' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a report that was not sent stays open, and can be sent again', async () => {
  const api = signedIn()
  api.refuse(reportGroup, 'unavailable', 503)
  const { user } = renderApp('/community', api)
  await user.click(await (await card()).findByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText(/^We couldn't send your report: We can't reach Maitri/)).toBeTruthy()
  api.answer(reportGroup, undefined)
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(reportGroup)).toHaveLength(2)
})

test('an example is hidden and never reported; one’s own is neither', async () => {
  const api = signedIn(list({}, { ...created, isOwn: true }))
  renderApp('/community', api)
  const example = await card('Art Therapy Collective')
  expect(await example.findByRole('button', { name: 'Hide' })).toBeTruthy()
  expect(example.queryByRole('button', { name: 'Report' })).toBeNull()
  expect((await card()).queryByRole('button', { name: /^(Hide|Report)$/ })).toBeNull()
})

test('a guest hides a group, and reports none', async () => {
  renderApp('/community', asGuest())
  const foreign = await card()
  expect(await foreign.findByRole('button', { name: 'Hide' })).toBeTruthy()
  expect(foreign.queryByRole('button', { name: 'Report' })).toBeNull()
})

test('a hidden group goes from the list at once, and is shown and taken back from there', async () => {
  const api = signedIn()
  api.answer(hideGroup, undefined)
  api.answer(unhideGroup, undefined)
  const { user } = renderApp('/community', api)
  await user.click(await (await card()).findByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Group hidden')).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Night shift' })).toBeNull()
  expect(screen.getByText(/^You've hidden 1 group\./)).toBeTruthy()
  await user.click(await showHidden())
  await user.click((await card()).getByRole('button', { name: 'Unhide' }))
  expect(await screen.findByText('Group unhidden')).toBeTruthy()
  expect([api.calls(hideGroup), api.calls(unhideGroup)]).toEqual(Array(2).fill([{ params: { id: created.id } }]))
  expect(screen.queryByText(/^You've hidden/)).toBeNull()
})

test('a group that the server did not hide comes back, with the reason', async () => {
  const api = signedIn()
  api.refuse(hideGroup, 'unavailable', 503)
  const { user } = renderApp('/community', api)
  await user.click(await (await card()).findByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/^We couldn't change that: We can't reach Maitri/)).toBeTruthy()
  expect(await (await card()).findByRole('button', { name: 'Hide' })).toBeTruthy()
})

test('a guest hides on the device, over a visit and sent nowhere; a browser that saves nothing says so', async () => {
  const { user, unmount } = renderApp('/community', asGuest())
  await user.click(await (await card('Art Therapy Collective')).findByRole('button', { name: 'Hide' }))
  expect(localStorage.getItem('hiddenGroups_guest')).toBe('["art-therapy-collective"]')
  unmount()
  const again = renderApp('/community', asGuest())
  await again.user.click(await showHidden())
  const refusals = () => screen.queryAllByText(/^This browser can't save anything/).length
  await waitFor(() => expect(refusals()).toBeGreaterThan(0))
  const before = refusals()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await again.user.click(await (await card()).findByRole('button', { name: 'Hide' }))
  full.mockRestore()
  // The page says so too, since this window has no IndexedDB.
  await waitFor(() => expect(refusals()).toBeGreaterThan(before))
  expect(await (await card()).findByRole('button', { name: 'Hide' })).toBeTruthy()
  await again.user.click((await card('Art Therapy Collective')).getByRole('button', { name: 'Unhide' }))
  expect(localStorage.getItem('hiddenGroups_guest')).toBeNull()
})

test('where nobody moderates the page says who sees a new group; moderators alone find the way to the queue', async () => {
  const { unmount } = renderApp('/community', signedIn(list({ isModerated: false })))
  expect(await screen.findByText(/no moderators here yet, so only you can see a group you start/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull()
  unmount()
  renderApp('/community', signedIn(list({ isModerator: true })))
  expect((await screen.findByRole('link', { name: 'Moderation' })).getAttribute('href')).toBe('/moderation')
  expect(screen.queryByText(/no moderators here yet/)).toBeNull()
})

test('S24: words that others may not read are refused at their field, rule by rule, and nothing written is lost', async () => {
  const api = signedIn()
  api.refuse(createGroup, 'text_refused', 422, {
    fields: [
      { path: 'description', code: 'drugs' },
      { path: 'description', code: 'a_rule_to_come' },
      { path: 'pseudonym', code: 'reserved_name' },
    ],
  })
  const { user } = renderApp('/community?start=true', api)
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Your Own Community' }))
  const write = (label: string, text: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value: text } })
  write('Name', 'Sleep well')
  write('Description', 'Pills, cheap.')
  await user.click(dialog.getByRole('button', { name: 'Create group' }))
  expect(await dialog.findByText(/^We don't show offers of drugs or medicines\./)).toBeTruthy()
  expect(dialog.getByText(/^This name sounds like a doctor/)).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Description'))
  expect((dialog.getByLabelText('Description') as HTMLTextAreaElement).value).toBe('Pills, cheap.')

  api.refuse(createGroup, 'quota_reached', 403)
  await user.click(dialog.getByRole('button', { name: 'Create group' }))
  expect(await dialog.findByText(/^You can have two open groups at a time\./)).toBeTruthy()
})

test.each([
  ['waiting', /^A moderator will look at this group before others can see it/, false],
  ['unmoderated', /^Only you can see this group, because Maitri has no moderators/, false],
  ['unverified', /^Only you can see this group until you verify your email/, false],
  ['hidden', /^A moderator hid this group/, true],
  ['removed', /^A moderator took this group down/, true],
  ['suspended', /^Others can't see what you write/, true],
] as const)('the writer of a group reads why others do not see it: %s', async (state, words, mayObject) => {
  const api = signedIn()
  const group: Group = { ...created, isOwn: true, review: { state, reasons: ['hate'] } }
  api.answer(readOwnGroup, { group, pseudonyms: null })
  renderApp(`/community/${created.id}`, api)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(/^We don't show words that put people down\./)).toBeTruthy()
  if (mayObject) expect(await screen.findByText(/^Don't agree\? Write to care@maitri\.example\./)).toBeTruthy()
  else expect(screen.queryByText(/^Don't agree\?/)).toBeNull()
})
