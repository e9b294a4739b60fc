import { expect, test } from 'vitest'
import { checkInsCsv, checkInsOf } from './check-ins-csv'

const words = {
  columns: ['When', 'Mood', 'Feelings', 'About', 'Note'] as const,
  feeling: (feeling: string) => `feeling ${feeling}`,
  tag: (tag: string) => `tag ${tag}`,
}
const at = new Date(2026, 10, 20, 9, 30).toISOString()
const checkIn = (id: string, body: object, occurredAt = at) => ({
  id,
  occurredAt,
  updatedAt: at,
  body: { mood: 4, feelings: [], tags: [], note: '', ...body },
})
const copyOf = (records: unknown[], notSentYet: unknown[] = []) => ({
  product: 'Maitri' as const,
  madeAt: at,
  parts: { records: { 'check-ins': records } },
  device: { notSentYet: { 'check-ins': notSentYet } },
})

test('a row says when, how heavy, what it felt like and was about, in words, with notes of several lines whole', () => {
  const list = checkInsOf(
    copyOf([checkIn('a', { feelings: ['tired', 'sad'], tags: ['work'], note: 'so "much"\nto do' })]),
  )
  expect(checkInsCsv(list, words)).toBe(
    '\uFEFF"When","Mood","Feelings","About","Note"\r\n' +
      '"2026-11-20 09:30","4","feeling tired; feeling sad","tag work","so ""much""\nto do"\r\n',
  )
})

test('oldest first, one row a check-in: what was not sent yet stands over what the account has, and what is none is left out', () => {
  const earlier = new Date(2026, 10, 19, 8, 0).toISOString()
  const list = checkInsOf(
    copyOf(
      [checkIn('a', { note: 'before' }), checkIn('b', {}, earlier), { id: 'c' }],
      [checkIn('a', { note: 'after' })],
    ),
  )
  expect(list.map(({ id, body: { note } }) => [id, note])).toEqual([
    ['b', ''],
    ['a', 'after'],
  ])
})

test.each(['=1+1', '+91 98', '-2 today', '@home'])('a note that begins like a formula (%s) stays words', (note) => {
  expect(checkInsCsv(checkInsOf(copyOf([checkIn('a', { note })])), words)).toContain(`"'${note}"`)
})
