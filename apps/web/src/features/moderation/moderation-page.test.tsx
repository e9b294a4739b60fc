import { decideOnGroup, type ModeratedGroup, readModerationQueue, readSession } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildUser } from '../../testing/build-user'
import { renderApp, signedOutApi } from '../../testing/render-app'

const build = (changes: Partial<ModeratedGroup> = {}): ModeratedGroup => ({
  id: '6f3b1c9e-3f0f-4f6a-9a51-0c8f6f1d2a10',
  words: { name: 'Night shift', description: 'Home at sunrise.', type: 'support', tags: ['work', 'sleep'] },
  review: 'held',
  reasons: ['money'],
  createdAt: '2026-11-21T08:00:00.000Z',
  closedAt: null,
  members: 1,
  isWriterSuspended: false,
  reports: [{ reason: 'selling', count: 2 }],
  history: [],
  ...changes,
})
const second = build({
  id: '6f3b1c9e-3f0f-4f6a-9a51-0c8f6f1d2a11',
  words: { name: 'Chai at four', description: 'A pause together.', type: 'practice', tags: [] },
  review: 'removed',
  reasons: [],
  reports: [],
  closedAt: '2026-11-21T09:00:00.000Z',
  isWriterSuspended: true,
  history: [{ decision: 'remove', reason: 'hate', at: '2026-11-21T09:00:00.000Z' }],
})

function signedIn() {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  return api
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const item = async (name: string) => within(await screen.findByRole('article', { name }))
const decisions = (one: Awaited<ReturnType<typeof item>>) =>
  one.getAllByRole('button').map(({ textContent }) => textContent)

test('the queue shows what waits and what was decided: words, rules, reports and past decisions', async () => {
  const api = signedIn()
  api.answer(readModerationQueue, { waiting: [build()], settled: [second] })
  renderApp('/moderation', api)
  expect((await part('To review')).getByText('Home at sunrise.')).toBeTruthy()
  const one = await item('Night shift')
  expect(one.getByText(/^Held by our rules\. Rules: Money$/)).toBeTruthy()
  expect(one.getByText('Reports: It sells something (2)')).toBeTruthy()
  expect(decisions(one)).toEqual(['Keep', 'Hide', 'Take down', 'Close', 'Suspend writer'])
  expect((await part('Reviewed')).getByText('A pause together.')).toBeTruthy()
  const other = await item('Chai at four')
  expect(other.getByText(/^Past decisions: Take down, /)).toBeTruthy()
  expect(other.getByText('This writer is suspended.')).toBeTruthy()
  expect(decisions(other)).toEqual(['Lift suspension'])
  expect(document.title).toContain('Moderation')
})

test('a decision goes with the rule that the writer reads, and the queue is read again', async () => {
  const api = signedIn()
  api.answer(readModerationQueue, { waiting: [build()], settled: [] })
  api.answer(decideOnGroup, build({ review: 'removed' }))
  const { user } = renderApp('/moderation', api)
  const one = await item('Night shift')
  const rule = one.getByLabelText('Rule shown to the writer') as HTMLSelectElement
  expect(rule.value).toBe('money')
  await user.selectOptions(rule, 'Hate')
  api.answer(readModerationQueue, { waiting: [], settled: [build({ review: 'removed' })] })
  await user.click(one.getByRole('button', { name: 'Take down' }))
  expect(await screen.findByText('Decision saved')).toBeTruthy()
  expect(await (await part('Reviewed')).findByText(/^Taken down\./)).toBeTruthy()
  expect((await part('To review')).getByText('Nothing here.')).toBeTruthy()
  expect(api.calls(decideOnGroup)).toEqual([
    { params: { id: build().id }, body: { decision: 'remove', reason: 'hate' } },
  ])
})

test('a decision that was not saved says why, and can be made again', async () => {
  const api = signedIn()
  api.answer(readModerationQueue, { waiting: [build()], settled: [] })
  api.refuse(decideOnGroup, 'unavailable', 503)
  const { user } = renderApp('/moderation', api)
  const one = await item('Night shift')
  await user.click(one.getByRole('button', { name: 'Keep' }))
  expect(await one.findByText(/^We couldn't save that: We can't reach Maitri/)).toBeTruthy()
  api.answer(decideOnGroup, build({ review: 'kept' }))
  await user.click(one.getByRole('button', { name: 'Keep' }))
  expect(await screen.findByText('Decision saved')).toBeTruthy()
})

test('J and K go from one group to the next and back, and stop at the ends; in a choice they are the choice’s', async () => {
  const api = signedIn()
  api.answer(readModerationQueue, { waiting: [build()], settled: [second] })
  const { user } = renderApp('/moderation', api)
  const first = await screen.findByRole('article', { name: 'Night shift' })
  const last = screen.getByRole('article', { name: 'Chai at four' })
  screen.getByRole('heading', { level: 1, name: 'Moderation' }).focus()
  await user.keyboard('j')
  expect(document.activeElement).toBe(first)
  await user.keyboard('jj')
  expect(document.activeElement).toBe(last)
  await user.keyboard('kk')
  expect(document.activeElement).toBe(first)
  const rule = within(first).getByLabelText('Rule shown to the writer')
  rule.focus()
  await user.keyboard('j')
  expect(document.activeElement).toBe(rule)
})

test('the queue is emptied by keyboard: the next has the focus after a decision, then the heading; who is suspended stays', async () => {
  const api = signedIn()
  const next = build({ id: second.id, words: second.words })
  api.answer(readModerationQueue, { waiting: [build(), next], settled: [] })
  api.answer(decideOnGroup, build({ review: 'kept' }))
  const { user } = renderApp('/moderation', api)
  const keep = (await item('Night shift')).getByRole('button', { name: 'Keep' })
  keep.focus()
  api.answer(readModerationQueue, { waiting: [next], settled: [build({ review: 'kept' })] })
  await user.keyboard('{Enter}')
  const last = screen.getByRole('article', { name: 'Chai at four' })
  await vi.waitFor(() => expect(document.activeElement).toBe(last))
  const suspend = within(last).getByRole('button', { name: 'Suspend writer' })
  suspend.focus()
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(api.calls(decideOnGroup)).toHaveLength(2))
  expect(last.contains(document.activeElement)).toBe(true)
  within(last).getByRole('button', { name: 'Take down' }).focus()
  api.answer(readModerationQueue, { waiting: [], settled: [build({ review: 'kept' }), second] })
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect((await part('To review')).getByText('Nothing here.')).toBeTruthy()
})

test('to everybody but moderators there is nothing here', async () => {
  const api = signedIn()
  api.refuse(readModerationQueue, 'not_found', 404)
  renderApp('/moderation', api)
  expect(await screen.findByText("There's nothing here.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All groups' }).getAttribute('href')).toBe('/community')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a queue that was not loaded can be asked for again', async () => {
  const api = signedIn()
  api.refuse(readModerationQueue, 'internal', 500)
  const { user } = renderApp('/moderation', api)
  expect(await screen.findByText("We couldn't load the queue.")).toBeTruthy()
  api.answer(readModerationQueue, { waiting: [build()], settled: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await item('Night shift')).toBeTruthy()
})
