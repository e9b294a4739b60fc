import { expect, test } from 'vitest'
import { countTaps, outcomeOf, progressOf, type TapAction, type TapCount, type TapCounterKind } from './tap-count'

const run = (kind: TapCounterKind, ...actions: TapAction[]) =>
  actions.reduce<TapCount>((count, action) => countTaps(kind, count, action), { state: 'ready' })

const at = (seconds: number, type: TapAction['type']): TapAction => ({ type, nowMs: 5_000 + seconds * 1000 })
const everySecond = (from: number, to: number, step = 4) =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, n) => at(from + n * step, 'tapped'))

test('a whole minute of breaths is its own rate', () => {
  expect(run('breath', at(0, 'started'), ...everySecond(2, 60), at(60, 'passed'))).toEqual({
    state: 'done',
    outcome: { kind: 'rate', taps: 14, seconds: 60, rate: 14, margin: 1 },
  })
})

test('half a minute of beats is doubled', () => {
  expect(outcomeOf('pulse', 37, 30_000)).toEqual({ kind: 'rate', taps: 37, seconds: 30, rate: 74, margin: 2 })
})

test('a count that is ended early is a rate of the time that passed, with a wider margin', () => {
  expect(outcomeOf('breath', 7, 24_000)).toEqual({ kind: 'rate', taps: 7, seconds: 24, rate: 17.5, margin: 2.5 })
})

test('it cannot be ended before 20 seconds', () => {
  const tapped = [at(0, 'started'), at(3, 'tapped'), at(7, 'tapped'), at(11, 'tapped')]
  expect(run('breath', ...tapped, at(19.9, 'ended')).state).toBe('counting')
  expect(run('breath', ...tapped, at(20, 'ended'))).toEqual({
    state: 'done',
    outcome: { kind: 'rate', taps: 3, seconds: 20, rate: 9, margin: 3 },
  })
})

test('a tap after the time does not count', () => {
  expect(run('pulse', at(0, 'started'), ...everySecond(0, 30, 1), at(45, 'tapped'))).toMatchObject({
    state: 'done',
    outcome: { taps: 30, rate: 60 },
  })
})

test.each<[TapCounterKind, number, number, object]>([
  ['breath', 0, 60_000, { kind: 'too_few' }],
  ['breath', 1, 20_000, { kind: 'too_few' }],
  ['breath', 3, 60_000, { kind: 'implausible', rate: 3 }],
  ['breath', 61, 60_000, { kind: 'implausible', rate: 61 }],
  ['pulse', 14, 30_000, { kind: 'implausible', rate: 28 }],
  ['pulse', 111, 30_000, { kind: 'implausible', rate: 222 }],
])('%s with %d taps in %d ms gives no rate', (kind, taps, elapsedMs, outcome) => {
  expect(outcomeOf(kind, taps, elapsedMs)).toEqual(outcome)
})

test('the seconds left are whole', () => {
  const counting = run('breath', at(0, 'started'), at(19.2, 'passed'))
  if (counting.state !== 'counting') throw new Error('It does not count')
  expect(progressOf('breath', counting)).toEqual({ secondsLeft: 41, canEnd: false })
})

test('taps before the start and after the end change nothing', () => {
  expect(run('breath', at(0, 'tapped'))).toEqual({ state: 'ready' })
  const done = run('breath', at(0, 'started'), at(60, 'passed'))
  expect(countTaps('breath', done, at(61, 'tapped'))).toBe(done)
})
