import { expect, test } from 'vitest'
import { gazeMomentAt } from './gaze-course'

test('a minute of gazing and half a minute of rest follow one another', () => {
  expect([0, 59_999, 60_000, 89_999, 90_000, 150_000].map((ms) => gazeMomentAt(ms).phase)).toEqual([
    'gaze',
    'gaze',
    'rest',
    'rest',
    'gaze',
    'rest',
  ])
  expect(gazeMomentAt(100_000)).toEqual({ phase: 'gaze', turn: 1, leftMs: 50_000 })
  expect(gazeMomentAt(60_000).leftMs).toBe(30_000)
})
