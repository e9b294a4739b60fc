import { expect, test } from 'vitest'
import { bothDrafts } from './both-drafts'

const own: { startsAt: string | null; notes: string } = {
  startsAt: '2026-11-25T10:00:00.000Z',
  notes: 'I sleep badly.',
}

test('what a guest began and what the account had begun both stand, one below the other', () => {
  const brought = { startsAt: null, notes: 'Mornings suit me.' }
  expect(bothDrafts(own, brought, ['notes'])).toEqual({
    startsAt: own.startsAt,
    notes: 'I sleep badly.\n\nMornings suit me.',
  })
})

test('the same words stand once, and what one of them left open is taken from the other', () => {
  expect(bothDrafts(own, { ...own, notes: 'I sleep badly. Very.' }, ['notes'])?.notes).toBe('I sleep badly. Very.')
  expect(bothDrafts(own, { ...own, notes: '' }, ['notes'])).toEqual(own)
  expect(bothDrafts(null, own, ['notes'])).toBeNull()
})
