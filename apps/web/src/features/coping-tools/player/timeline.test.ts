import { copingTools } from '@maitri/content/coping-tools'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginning, clockText, goTo, pause, remainingMs, run, settle, stepElapsedMs } from './timeline'

const saans = { stepSeconds: [20, 30, 120, 120, 10], isUntimed: false } as const
const untimed = { ...saans, isUntimed: true }
const start = 1_000_000

test('steps follow one another by the wall clock, and the last one ends the exercise', () => {
  const running = run(beginning, start)
  expect(settle(running, saans, start + 19_999).step).toBe(1)
  expect(settle(running, saans, start + 20_000)).toMatchObject({ step: 2, passedMs: 0 })
  expect(settle(running, saans, start + 300_000)).toMatchObject({ step: 5, isComplete: true, activeMs: 300_000 })
})

test('after ten minutes asleep a longer exercise stands where the clock says, to the millisecond', () => {
  const course = { stepSeconds: [90, 240, 120, 120, 90], isUntimed: false } as const
  const woken = settle(run(beginning, start), course, start + 600_137)
  expect(woken).toMatchObject({ step: 5, passedMs: 30_137 })
  expect(remainingMs(woken, course, start + 600_137)).toBe(59_863)
})

test('a pause takes no time, and no clock set back gives any', () => {
  const paused = pause(run(beginning, start), saans, start + 5_000)
  expect(remainingMs(paused, saans, start + 900_000)).toBe(295_000)
  const resumed = run(paused, start + 900_000)
  expect(stepElapsedMs(resumed, start + 901_000)).toBe(6_000)
  expect(settle(resumed, saans, start).activeMs).toBe(5_000)
})

test('Next and Previous begin their step, and Next on the last one completes', () => {
  const second = goTo(run(beginning, start), 2, saans, start + 3_000)
  expect(second).toMatchObject({ step: 2, passedMs: 0, activeMs: 3_000 })
  expect(remainingMs(second, saans, start + 3_000)).toBe(280_000)
  expect(goTo(second, 6, saans, start + 4_000)).toMatchObject({ step: 2, isComplete: true, activeMs: 4_000 })
  expect(goTo(beginning, 0, saans, start)).toEqual(beginning)
})

test('an untimed exercise waits on its step for as long as it takes', () => {
  const later = settle(run(beginning, start), untimed, start + 3_600_000)
  expect(later).toMatchObject({ step: 1, isComplete: false, activeMs: 3_600_000 })
})

test('however often the clock is looked at, the same moment is the same place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...copingTools),
      fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 12 }),
      (tool, waits) => {
        const began = run(beginning, start)
        let often = began
        let now = start
        for (const wait of waits) {
          now += wait
          often = settle(often, tool, now)
        }
        const once = settle(began, tool, now)
        expect(often).toMatchObject({ step: once.step, passedMs: once.passedMs, activeMs: once.activeMs })
        expect(often.isComplete).toBe(once.isComplete)
      },
    ),
  )
})

test('the clock shows minutes and seconds in two figures each', () => {
  expect([300_000, 222_001, 59_000, 1, 0, -5].map(clockText)).toEqual([
    '05:00',
    '03:43',
    '00:59',
    '00:01',
    '00:00',
    '00:00',
  ])
})

test('a step without a clock waits for the hand, and the clock goes on with the next one', () => {
  const course = { ...saans, openStep: 3 } as const
  const running = run(beginning, start)
  const waiting = settle(running, course, start + 1_000_000)
  expect(waiting).toMatchObject({ step: 3, isComplete: false })
  expect(remainingMs(waiting, course, start + 1_000_000)).toBe(130_000)
  const next = goTo(waiting, 4, course, start + 1_000_000)
  expect(settle(next, course, start + 1_130_000)).toMatchObject({ step: 5, isComplete: true })
})
