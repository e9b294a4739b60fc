import { expect, test } from 'vitest'
import { muscleGroupMs, muscleGroups, muscleMomentAt } from './muscle-course'

test('each group is tensed for seven seconds and let go for twenty, twice, and each part has a phase of its own', () => {
  expect(muscleGroupMs).toBe(54_000)
  const at = [0, 1_999, 2_000, 6_999, 7_000, 11_999, 12_000, 26_999, 27_000, 34_000, 53_999].map((ms) =>
    muscleMomentAt(3, ms),
  )
  expect(at.map((moment) => moment && [moment.round, moment.phase])).toEqual([
    [1, 'tighten'],
    [1, 'tighten'],
    [1, 'hold'],
    [1, 'hold'],
    [1, 'let_go'],
    [1, 'let_go'],
    [1, 'rest'],
    [1, 'rest'],
    [2, 'tighten'],
    [2, 'let_go'],
    [2, 'rest'],
  ])
})

test('what is left counts down to letting go, and then to the next round', () => {
  expect([0, 2_000, 6_000, 7_000, 12_000, 26_000].map((ms) => muscleMomentAt(3, ms)?.leftMs)).toEqual([
    7_000, 5_000, 1_000, 20_000, 15_000, 1_000,
  ])
})

test('the groups of a step follow one another, and the steps last as long as their groups', () => {
  expect(muscleMomentAt(3, 54_000)).toMatchObject({ index: 1, round: 1, phase: 'tighten' })
  expect(muscleMomentAt(2, 108_000)).toBeNull()
  expect([2, 3, 4].map((step) => (muscleGroups[step as 2 | 3 | 4].length * muscleGroupMs) / 1000)).toEqual([
    162, 162, 108,
  ])
})
