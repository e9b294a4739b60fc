import { expect, test } from 'vitest'
import { muscleGroupMs, muscleGroups, muscleMomentAt } from './muscle-course'

test('each group is tensed for seven seconds and let go for twenty, twice', () => {
  expect(muscleGroupMs).toBe(54_000)
  const at = [0, 6_999, 7_000, 26_999, 27_000, 34_000, 53_999].map((ms) => muscleMomentAt(3, ms))
  expect(at.map((moment) => moment?.phase)).toEqual([
    'tense',
    'tense',
    'release',
    'release',
    'tense',
    'release',
    'release',
  ])
  expect(muscleMomentAt(3, 7_000)?.leftMs).toBe(20_000)
})

test('the groups of a step follow one another, and the steps last as long as their groups', () => {
  expect(muscleMomentAt(3, 54_000)).toMatchObject({ index: 1, phase: 'tense' })
  expect(muscleMomentAt(2, 108_000)).toBeNull()
  expect([2, 3, 4].map((step) => (muscleGroups[step as 2 | 3 | 4].length * muscleGroupMs) / 1000)).toEqual([
    162, 162, 108,
  ])
})
