import { stressReadingBody } from '@maitri/contracts'
import { stressScore } from '@maitri/domain'
import { expect, test } from 'vitest'
import {
  bodyOf,
  hasRealValue,
  type MonitorAction,
  monitorReducer,
  ownNames,
  shownReading,
  shownScore,
  startMonitor,
} from './monitor-state'
import type { ReadingName } from './slider-ranges'

const after = (...actions: MonitorAction[]) => actions.reduce(monitorReducer, startMonitor)

test('the monitor starts at the defaults, which are nobody’s and give neither a score nor a record', () => {
  expect(shownReading(startMonitor)).toEqual({ heartRate: 70, breathingRate: 15, sleepHours: 7, anxiety: 3 })
  expect(shownScore(startMonitor)).toBeNull()
  expect(bodyOf(startMonitor)).toBeNull()
  expect(ownNames(startMonitor)).toEqual([])
})

test.each<[ReadingName, MonitorAction]>([
  ['heartRate', { type: 'moved', name: 'heartRate', value: 80 }],
  ['heartRate', { type: 'counted', name: 'heartRate', value: 64 }],
  ['heartRate', { type: 'strap_told', heartRate: 66 }],
  ['breathingRate', { type: 'moved', name: 'breathingRate', value: 12 }],
  ['breathingRate', { type: 'counted', name: 'breathingRate', value: 14 }],
  ['sleepHours', { type: 'moved', name: 'sleepHours', value: 5 }],
  ['anxiety', { type: 'moved', name: 'anxiety', value: 8 }],
])('one value of %s is the person’s own and is enough for a score', (name, action) => {
  const state = after(action)
  expect(ownNames(state)).toEqual([name])
  expect(shownScore(state)?.score).toBe(bodyOf(state)?.score)
})

test('a touch that leaves the value where it starts counts as the person’s', () => {
  const state = after({ type: 'moved', name: 'anxiety', value: 3 })
  expect(ownNames(state)).toEqual(['anxiety'])
  expect(bodyOf(state)).toEqual({
    heartRate: 70,
    breathingRate: 15,
    sleepHours: 7,
    anxiety: 3,
    score: 2.8,
    band: 'low',
    sources: { heartRate: 'slider', breathingRate: 'slider' },
  })
})

test('what the demo makes up has a score to show, and leaves nothing of the person’s behind', () => {
  const demo = after({ type: 'demo_switched', isOn: true }, { type: 'moved', name: 'heartRate', value: 90 })
  expect(shownScore(demo)).not.toBeNull()
  expect(bodyOf(demo)).toBeNull()
  const off = monitorReducer(demo, { type: 'demo_switched', isOn: false })
  expect(ownNames(off)).toEqual([])
  expect(shownScore(off)).toBeNull()
})

test('a counted value beyond the slider counts as it is, and is saved as counted', () => {
  const state = after({ type: 'counted', name: 'breathingRate', value: 24 })
  expect(shownReading(state).breathingRate).toBe(24)
  expect(bodyOf(state)).toMatchObject({
    breathingRate: 24,
    score: stressScore({ heartRate: 70, breathingRate: 24, sleepHours: 7, anxiety: 3 }).score,
    sources: { heartRate: 'slider', breathingRate: 'counted' },
  })
})

test('moving a slider sets its measured value aside', () => {
  const state = after({ type: 'strap_told', heartRate: 112 }, { type: 'moved', name: 'heartRate', value: 80 })
  expect(bodyOf(state)).toMatchObject({ heartRate: 80, sources: { heartRate: 'slider' } })
})

test('made-up values never replace the person’s own, and are never saved', () => {
  const demo = after(
    { type: 'moved', name: 'heartRate', value: 81 },
    { type: 'demo_switched', isOn: true },
    { type: 'drifted', drift: { heartRate: 2, breathingRate: -0.5 } },
    { type: 'moved', name: 'breathingRate', value: 18 },
  )
  expect(shownReading(demo)).toMatchObject({ heartRate: 83, breathingRate: 18 })
  expect(bodyOf(demo)).toBeNull()
  const off = monitorReducer(demo, { type: 'demo_switched', isOn: false })
  expect(bodyOf(off)).toMatchObject({ heartRate: 81, breathingRate: 15 })
})

test('made-up values stay on their sliders', () => {
  const far = { type: 'drifted', drift: { heartRate: 90, breathingRate: -90 } } as const
  expect(shownReading(after({ type: 'demo_switched', isOn: true }, far))).toMatchObject({
    heartRate: 100,
    breathingRate: 10,
  })
})

test.each<[string, MonitorAction]>([
  ['a count', { type: 'counted', name: 'breathingRate', value: 14 }],
  ['a strap', { type: 'strap_told', heartRate: 66 }],
])('demo ends with %s, and does not start over one', (_, real) => {
  const state = after({ type: 'demo_switched', isOn: true }, real, { type: 'demo_switched', isOn: true })
  expect(state.demo).toBeNull()
  expect(hasRealValue(state)).toBe(true)
  expect(after(real, { type: 'drifted', drift: { heartRate: 2, breathingRate: 0 } })).toEqual(after(real))
})

test('what is saved has the form that the server takes, for all that can be measured', () => {
  for (const heartRate of [30, 220, 300])
    for (const breathingRate of [4, 17.3, 60]) {
      const state = after(
        { type: 'counted', name: 'breathingRate', value: breathingRate },
        { type: 'strap_told', heartRate },
      )
      expect(stressReadingBody.safeParse(bodyOf(state)).success).toBe(true)
    }
})
