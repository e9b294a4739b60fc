import { readSession, readSignInState, signOut, syncRecords } from '@maitri/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetRecords, recordsOf } from '../../data/records/records-of'
import { buildTextAnalysis } from '../../testing/build-analysis'
import { buildUser } from '../../testing/build-user'
import { keepRecords } from '../../testing/keep-records'
import { renderApp, signedOutApi } from '../../testing/render-app'

const at = '2026-11-20T08:00:00.000Z'
const checkIn = { mood: 6, feelings: [], tags: [], note: '' }

async function open(path: string, uid: string) {
  forgetRecords()
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser({ uid }) })
  api.answer(readSignInState, { hasPassword: true, isEmailVerified: false, pendingEmail: null })
  const server = keepRecords(api)
  const app = renderApp(path, api)
  await screen.findAllByText('All saved')
  return { ...app, api, server }
}

test('the line says what waits, and that all is saved once it is', async () => {
  const { api, server } = await open('/terms', 'lined')
  api.disconnect(syncRecords)
  for (const id of [crypto.randomUUID(), crypto.randomUUID()])
    await recordsOf('lined').write('check-ins', { id, occurredAt: at, body: checkIn })
  expect((await screen.findAllByText('2 changes waiting to sync')).length).toBeGreaterThan(0)
  server.listen()
  await recordsOf('lined').sync()
  expect((await screen.findAllByText('All saved')).length).toBeGreaterThan(0)
  expect(server.stored.size).toBe(2)
})

test.each([
  ['records', /holds 1,00,000 entries at most\. Delete some you don't need, and the rest syncs by itself\.$/],
  ['bytes', /holds 256 MB at most\. Delete drawings or long entries/],
] as const)(
  'where the account is full of %s the line says which limit it is, and what makes room',
  async (limit, words) => {
    const uid = `full of ${limit}`
    const { api } = await open('/terms', uid)
    api.answer(syncRecords, ({ body }) => ({
      outcomes: body.writes.map(({ id }) => ({ state: 'refused' as const, id, code: 'quota_reached' as const, limit })),
      changes: [],
      hasMore: false,
      revision: 1,
      now: new Date().toISOString(),
    }))
    await recordsOf(uid).write('check-ins', { id: crypto.randomUUID(), occurredAt: at, body: checkIn })
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(
      (await screen.findAllByText(/^1 change couldn't sync\. It's still on this device\./)).length,
    ).toBeGreaterThan(0)
  },
)

test('signing out with something unsent tries to send it, then asks', async () => {
  const { api, user, session } = await open('/profile?tab=logout', 'leaving')
  api.answer(signOut, undefined)
  api.disconnect(syncRecords)
  await recordsOf('leaving').write('check-ins', { id: crypto.randomUUID(), occurredAt: at, body: checkIn })
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect((await screen.findByText(/^1 change hasn't synced yet\./)).textContent).toContain(
    'stays locked on this device',
  )
  expect(session.get().state).toBe('signed_in')
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }))
  await waitFor(() => expect(session.get().state).toBe('signed_out'))
})

test('where this browser keeps nothing of an account the page says so before anything is typed', async () => {
  await open('/terms', 'kept-nowhere')
  expect(await screen.findByText(/^This browser can't save anything on this device\. What you write goes/)).toBeTruthy()
})

test('of a note changed on two devices the other version is offered once', async () => {
  const { user, server } = await open('/profile?tab=progress&range=all', 'two-devices')
  const id = crypto.randomUUID()
  const moment = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`
  server.put({ collection: 'check-ins', id, occurredAt: at, body: { ...checkIn, note: 'first' } })
  const edit = (note: string, minute: number) =>
    server.write({
      collection: 'check-ins',
      id,
      state: 'present',
      occurredAt: at,
      updatedAt: moment(minute),
      changedAt: { '*': at, note: moment(minute) },
      replaced: { note: [at] },
      body: { ...checkIn, note },
    })
  edit('by the sea', 10)
  edit('by the river', 20)
  await recordsOf('two-devices').sync()
  const offer = within(await screen.findByRole('region', { name: 'Changed on two devices' }))
  expect(offer.getByText('Saved: by the river')).toBeTruthy()
  expect(offer.getByText('The other version: by the sea')).toBeTruthy()
  await user.click(offer.getByRole('button', { name: 'Use the other' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changed on two devices' })).toBeNull())
  await waitFor(() => expect(server.stored.get(`check-ins/${id}`)).toMatchObject({ body: { note: 'by the sea' } }))
  await waitFor(() => expect(JSON.stringify(server.stored.get(`check-ins/${id}`))).not.toContain('earlier'))
})

test('a check-in that another device changes while its form is open loses nothing of either', async () => {
  const { user, server } = await open('/profile?tab=progress&range=all', 'form-open')
  const id = crypto.randomUUID()
  server.put({ collection: 'check-ins', id, occurredAt: at, body: { ...checkIn, note: 'first' } })
  await recordsOf('form-open').sync()
  await user.click(await screen.findByRole('button', { name: /^Edit the check-in/ }))
  const note = await screen.findByLabelText('A note')
  const later = '2026-11-20T09:00:00.000Z'
  server.write({
    collection: 'check-ins',
    id,
    state: 'present',
    occurredAt: at,
    updatedAt: later,
    changedAt: { '*': at, note: later, feelings: later },
    replaced: { note: [at], feelings: [at] },
    body: { ...checkIn, note: 'by the sea', feelings: ['calm'] },
  })
  await recordsOf('form-open').sync()
  fireEvent.change(note, { target: { value: 'by the river' } })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const offer = within(await screen.findByRole('region', { name: 'Changed on two devices' }))
  expect(offer.getByText('The other version: by the sea')).toBeTruthy()
  await waitFor(() =>
    expect(server.stored.get(`check-ins/${id}`)).toMatchObject({
      body: { note: 'by the river', feelings: ['calm'] },
      earlier: [{ part: 'note', fields: { note: 'by the sea' } }],
    }),
  )
})

test.each([
  {
    collection: 'exercise-feedback' as const,
    path: '/coping-tools',
    body: { toolId: 'saans', date: at, mood: 'better' },
    part: 'notes',
    values: ['warm hands', 'cold hands'],
    shown: ['Saved: cold hands', 'The other version: warm hands'],
  },
  {
    collection: 'tool-writings' as const,
    path: '/coping-tools',
    body: {
      kind: 'thought_record',
      happened: 'a call',
      thought: 'I am late',
      feeling: 'afraid',
      strength: 80,
      traps: [],
      evidenceFor: '',
      evidenceAgainst: '',
      fairThought: '',
      belief: null,
      strengthAfter: null,
      nextAction: '',
    },
    part: 'traps',
    values: [['mind_reading', 'my own'], ['must']],
    shown: [/Thinking traps$/, /^Saved: .*must/i, 'The other version: Mind reading and my own'],
  },
  {
    collection: 'analyses' as const,
    path: '/mindscan',
    body: buildTextAnalysis(),
    part: 'ownWord',
    values: ['calm', 'hurt'],
    shown: [/^Saved: .*Hurt/, /^The other version: .*Calm/],
  },
])('of $collection too the other version is offered', async ({ collection, path, body, part, values, shown }) => {
  const uid = `two devices ${collection}`
  const { server } = await open(path, uid)
  const id = crypto.randomUUID()
  server.put({ collection, id, occurredAt: at, body })
  for (const [index, value] of values.entries()) {
    const moment = `2026-11-20T08:${index + 1}0:00.000Z`
    server.write({
      collection,
      id,
      state: 'present',
      occurredAt: at,
      updatedAt: moment,
      changedAt: { '*': at, [part]: moment },
      replaced: { [part]: [at] },
      body: { ...body, [part]: value },
    })
  }
  await recordsOf(uid).sync()
  const offer = within(await screen.findByRole('region', { name: 'Changed on two devices' }))
  for (const line of shown) expect(offer.getByText(line)).toBeTruthy()
})
