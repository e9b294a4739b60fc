import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  humMomentAt,
  humRoundCount,
  humRoundsOver,
  nadiMomentAt,
  nadiRoundCount,
  nadiRoundsOver,
  nadiStepSeconds,
} from './hum-course'

test('a round is in for four seconds and hummed out for ten; there are six and then nine', () => {
  expect([0, 3_999, 4_000, 13_999, 14_000].map((ms) => humMomentAt(2, ms)?.phase)).toEqual([
    'in',
    'in',
    'hum',
    'hum',
    'in',
  ])
  expect([humMomentAt(2, 83_999)?.round, humMomentAt(2, 84_000), humMomentAt(4, 125_999)?.round]).toEqual([5, null, 8])
  expect(humRoundCount).toBe(15)
})

test('a round of humming counts once it is over, and no step has more than its own', () => {
  expect([0, 13_999, 14_000, 84_000, 500_000].map((ms) => humRoundsOver(2, ms))).toEqual([0, 0, 1, 6, 6])
  expect(humRoundsOver(4, 500_000)).toBe(9)
})

test('breath goes in left, out right, in right, out left', () => {
  const turns = [0, 4_000, 10_000, 14_000, 20_000].map((ms) => nadiMomentAt(ms))
  expect(turns.map((turn) => [turn?.round, turn?.phase, turn?.side])).toEqual([
    [0, 'in', 'left'],
    [0, 'out', 'right'],
    [0, 'in', 'right'],
    [0, 'out', 'left'],
    [1, 'in', 'left'],
  ])
})

test('27 rounds with settling and closing take ten minutes', () => {
  expect(nadiStepSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(600)
  expect(nadiRoundCount).toBe(27)
  expect([19_999, 20_000, 180_000].map(nadiRoundsOver)).toEqual([0, 1, 9])
  expect(nadiMomentAt(180_000)).toBeNull()
})

test('nothing is held, and each side breathes in and out for as long as the other', () => {
  const spent = { 'left in': 0, 'left out': 0, 'right in': 0, 'right out': 0 }
  for (let ms = 0; ms < 180_000; ms += 100) {
    const moment = nadiMomentAt(ms)
    if (moment) spent[`${moment.side} ${moment.phase}` as keyof typeof spent] += 100
  }
  expect(spent).toEqual({ 'left in': 36_000, 'left out': 54_000, 'right in': 36_000, 'right out': 54_000 })
})

test('rounds that are over never grow fewer', () => {
  fc.assert(
    fc.property(fc.nat(600_000), fc.nat(600_000), (ms, more) => {
      expect(humRoundsOver(4, ms + more)).toBeGreaterThanOrEqual(humRoundsOver(4, ms))
      expect(nadiRoundsOver(ms + more)).toBeGreaterThanOrEqual(nadiRoundsOver(ms))
    }),
  )
})
