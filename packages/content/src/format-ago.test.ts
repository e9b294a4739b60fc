import { expect, test } from 'vitest'
import { formatFor } from './format'

const now = new Date('2026-11-20T09:30:00')

test.each([
  ['2026-11-20T09:29:40', 'now'],
  ['2026-11-20T09:31:00', 'now'],
  ['2026-11-20T09:25:00', '5 minutes ago'],
  ['2026-11-20T07:30:00', '2 hours ago'],
  ['2026-11-20T00:10:00', '9 hours ago'],
  ['2026-11-19T21:00:00', 'yesterday'],
  ['2026-11-18T09:00:00', '2 days ago'],
  ['2026-11-06T09:00:00', '2 weeks ago'],
  ['2026-08-20T09:00:00', '3 months ago'],
  ['2025-11-10T09:00:00', 'last year'],
])('%s is %s', (at, words) => {
  expect(formatFor('en').ago(new Date(at), now)).toBe(words)
})
