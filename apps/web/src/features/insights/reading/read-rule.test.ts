import { expect, test } from 'vitest'
import { beginReading, endSeen, isRead, missingMs, pageHidden, pageShown } from './read-rule'

const minute = 60_000
/** Of an article of four minutes. */
const whole = 4 * minute
const half = 2 * minute

test.each([
  ['the end alone is not enough', true, half - 1, false],
  ['the time alone is not enough', false, 10 * whole, false],
  ['both together are', true, half, true],
  ['and stay so', true, 10 * whole, true],
])('%s', (_, hasSeenEnd, at, read) => {
  const begun = beginReading(0, true)
  expect(isRead(hasSeenEnd ? endSeen(begun) : begun, at, whole)).toBe(read)
})

test('the end may come first and the time later', () => {
  const reading = endSeen(beginReading(1_000, true))
  expect(missingMs(reading, 1_000, whole)).toBe(half)
  expect(missingMs(reading, 31_000, whole)).toBe(half - 30_000)
  expect(isRead(reading, 1_000 + half, whole)).toBe(true)
})

test('time in another tab is not counted, however long', () => {
  let reading = endSeen(beginReading(0, true))
  reading = pageHidden(reading, minute)
  expect(isRead(reading, 99 * minute, whole)).toBe(false)
  reading = pageShown(reading, 99 * minute)
  expect(missingMs(reading, 99 * minute, whole)).toBe(minute)
  expect(isRead(reading, 100 * minute, whole)).toBe(true)
})

test('a page that was opened in the background begins when it is looked at', () => {
  const reading = pageShown(endSeen(beginReading(0, false)), 5 * minute)
  expect(isRead(reading, 5 * minute + half - 1, whole)).toBe(false)
  expect(isRead(reading, 5 * minute + half, whole)).toBe(true)
})

test('being told twice that it is shown or hidden counts nothing twice', () => {
  let reading = beginReading(0, true)
  reading = pageShown(reading, minute)
  reading = pageHidden(reading, minute)
  reading = pageHidden(reading, 50 * minute)
  expect(reading.seenMs).toBe(minute)
})

test('a clock that was set back takes nothing away', () => {
  const reading = pageHidden(pageShown(pageHidden(beginReading(0, true), minute), minute), 10_000)
  expect(reading.seenMs).toBe(minute)
})
