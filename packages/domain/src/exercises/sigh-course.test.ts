import { expect, test } from 'vitest'
import { breathPatterns, roundsIn } from '../breath/breath-pattern'
import { sighRounds, sighStepSeconds } from './sigh-course'

test('the cyclic sigh has 33 whole rounds, which take about five minutes', () => {
  const fitting = ([2, 3, 4] as const).map((step) =>
    roundsIn(breathPatterns.sigh, (sighStepSeconds[step - 1] ?? 0) * 1000),
  )
  expect(fitting).toEqual([sighRounds[2], sighRounds[3], sighRounds[4]])
  expect(fitting.reduce((sum, rounds) => sum + rounds, 0)).toBe(33)
  expect(sighStepSeconds[1] + sighStepSeconds[2] + sighStepSeconds[3]).toBe(297)
})
