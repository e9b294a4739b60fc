import { expect, test } from 'vitest'
import { soonAt } from './soon'

test.each([
  ['hour', '2026-11-22T10:07', { date: '2026-11-22', time: '11:15' }],
  ['hour', '2026-11-22T23:30', { date: '2026-11-23', time: '00:30' }],
  ['evening', '2026-11-22T10:07', { date: '2026-11-22', time: '18:30' }],
  ['evening', '2026-11-22T18:00', null],
  ['morning', '2026-12-31T22:00', { date: '2027-01-01', time: '08:00' }],
] as const)('%s, asked at %s', (time, now, at) => {
  expect(soonAt(time, new Date(now))).toEqual(at)
})
