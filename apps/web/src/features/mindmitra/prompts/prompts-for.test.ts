import { expect, test } from 'vitest'
import { promptsFor } from './prompts-for'

const now = new Date('2026-11-22T20:00:00')
const checkIn = (hoursAgo: number, body: object = {}) => ({
  occurredAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  body: { mood: 5, feelings: [], tags: [], ...body },
})

test('without a check-in the time of day decides', () => {
  expect(promptsFor(now, 'night', undefined)).toEqual(['sleep', 'worry', 'kindness'])
  expect(promptsFor(now, 'morning', undefined)).toEqual(['small_step', 'problem', 'worry'])
})

test('what was said in a fresh check-in comes first, each once', () => {
  const said = checkIn(2, { feelings: ['lonely', 'anxious'], tags: ['alone', 'study'] })
  expect(promptsFor(now, 'evening', said)).toEqual(['loneliness', 'worry', 'exam'])
})

test('a check-in of yesterday no longer speaks of today', () => {
  expect(promptsFor(now, 'night', checkIn(25, { feelings: ['angry'] }))).toEqual(['sleep', 'worry', 'kindness'])
})

test('S23: nothing cheerful stands over a heavy check-in', () => {
  expect(promptsFor(now, 'evening', checkIn(1, { mood: 2 }))).toEqual(['worry', 'sleep', 'small_step'])
  expect(promptsFor(now, 'evening', checkIn(1, { mood: 6 }))).toContain('gratitude')
})
