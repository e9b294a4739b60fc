import { expect, test } from 'vitest'
import { draftOf, emptyDraft, localMinute, momentOf, problemOfWhen } from './draft'

const now = new Date('2026-11-20T09:30:20')
const kept = {
  id: '11111111-1111-4111-8111-111111111111',
  occurredAt: new Date('2026-11-19T21:04:33').toISOString(),
  body: { mood: 4, feelings: [], tags: [], note: '' },
}

test.each([
  [null, null],
  ['2026-11-20T09:30', null],
  ['2026-11-20T09:31', 'when_future'],
  ['2026-11-19T23:59', null],
  ['', 'when_missing'],
  ['2026-11-31T25:00', 'when_missing'],
  ['1999-12-31T23:59', 'when_missing'],
] as const)('the moment %s: %s', (when, problem) => {
  expect(problemOfWhen(when, now)).toBe(problem)
})

test('a check-in is of now unless another time is named, and then of that time', () => {
  expect(momentOf(emptyDraft, now, null)).toBe(now.toISOString())
  expect(momentOf({ ...emptyDraft, when: '2026-11-18T07:15' }, now, null)).toBe(
    new Date('2026-11-18T07:15:00').toISOString(),
  )
})

test('changing another part of it leaves its moment as it was, to the second', () => {
  expect(draftOf(kept).when).toBe('2026-11-19T21:04')
  expect(momentOf({ ...draftOf(kept), mood: 7 }, now, kept)).toBe(kept.occurredAt)
  expect(momentOf({ ...draftOf(kept), when: '2026-11-19T21:05' }, now, kept)).not.toBe(kept.occurredAt)
})

test('the field has the clock of the device', () => {
  expect(localMinute(new Date('2026-01-02T03:04:59'))).toBe('2026-01-02T03:04')
})
