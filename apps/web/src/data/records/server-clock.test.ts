import { afterEach, expect, test, vi } from 'vitest'
import { createServerClock } from './server-clock'

afterEach(() => vi.restoreAllMocks())

const noon = Date.UTC(2026, 10, 22, 12)
const hourMs = 3_600_000

test('a clock five hours ahead is corrected from the first answer on, also after the next start', () => {
  const device = () => noon + 5 * hourMs
  const clock = createServerClock(device)
  clock.learn(new Date(noon).toISOString(), device() - 100, device() + 100)
  expect(clock.now().getTime()).toBe(noon)
  expect(createServerClock(device).now().getTime()).toBe(noon)
  expect(clock.correct(new Date(device()).toISOString())).toBe(new Date(noon).toISOString())
})

test('what an answer takes on its way moves no clock, and one that was set right is believed again', () => {
  const clock = createServerClock(() => noon)
  clock.learn(new Date(noon + 900).toISOString(), noon - 300, noon + 1_200)
  expect(clock.now().getTime()).toBe(noon)
  clock.learn(new Date(noon + hourMs).toISOString(), noon, noon)
  expect(clock.now().getTime()).toBe(noon + hourMs)
  clock.learn(new Date(noon + 100).toISOString(), noon, noon)
  expect(clock.now().getTime()).toBe(noon)
})

test('a wrong clock is corrected also where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
  const clock = createServerClock(() => noon + 5 * hourMs)
  clock.learn(new Date(noon).toISOString(), noon + 5 * hourMs, noon + 5 * hourMs)
  expect(clock.now().getTime()).toBe(noon)
})
