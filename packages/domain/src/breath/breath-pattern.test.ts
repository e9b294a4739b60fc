import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adaptingBreathAt, adaptingRoundMs, breathAt, breathPatterns, roundMs, roundsIn } from './breath-pattern'

const anyPattern = fc.constantFrom(...Object.values(breathPatterns))
const anyTime = fc.integer({ min: 0, max: 900_000 })

test('six breaths a minute are in for four seconds and out for six', () => {
  expect(roundMs(breathPatterns.four_six)).toBe(10_000)
  expect(breathAt(breathPatterns.four_six, 0)).toMatchObject({ round: 0, phase: 'in', openness: 0 })
  expect(breathAt(breathPatterns.four_six, 4_000)).toMatchObject({ round: 0, phase: 'out', openness: 1 })
  expect(breathAt(breathPatterns.four_six, 10_000)).toMatchObject({ round: 1, phase: 'in', openness: 0 })
})

test('a hold keeps the figure as it is', () => {
  const whole = [4_001, 6_000, 7_999].map((ms) => breathAt(breathPatterns.box, ms))
  expect(whole.map(({ phase, openness }) => [phase, openness])).toEqual([
    ['hold', 1],
    ['hold', 1],
    ['hold', 1],
  ])
  expect(breathAt(breathPatterns.box, 14_000)).toMatchObject({ phase: 'rest', openness: 0 })
})

test('whole breaths are counted, and none is begun that would be cut off', () => {
  expect(roundsIn(breathPatterns.four_six, 120_000)).toBe(12)
  expect(roundsIn(breathPatterns.sigh, 299_999)).toBe(33)
  expect(roundsIn(breathPatterns.four_seven_eight, 76_000)).toBe(4)
})

test('the adapting pace begins at about thirteen a minute and grows by half a second every four breaths to six', () => {
  expect([0, 3, 4, 8, 43, 44, 200].map(adaptingRoundMs)).toEqual([4500, 4500, 5000, 5500, 9500, 10_000, 10_000])
  expect(adaptingBreathAt(4 * 4500)).toMatchObject({ round: 4, phase: 'in', elapsedMs: 0, phaseMs: 2000 })
})

test('at any time the figure is between closed and open, and the part lasts longer than it has lasted', () => {
  fc.assert(
    fc.property(anyPattern, anyTime, (pattern, ms) => {
      for (const moment of [breathAt(pattern, ms), adaptingBreathAt(ms)]) {
        expect(moment.openness).toBeGreaterThanOrEqual(0)
        expect(moment.openness).toBeLessThanOrEqual(1)
        expect(moment.elapsedMs).toBeLessThanOrEqual(moment.phaseMs)
      }
    }),
  )
})

test('the figure never jumps: within a fiftieth of a second it moves by little', () => {
  fc.assert(
    fc.property(anyPattern, anyTime, (pattern, ms) => {
      const [now, next] = [breathAt(pattern, ms), breathAt(pattern, ms + 20)]
      // A top-up begins with the figure open already.
      expect(Math.abs(now.openness - next.openness)).toBeLessThan(0.05)
    }),
  )
})
