import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:58:30') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page left open overnight knows that it is another day', () => {
  const { result } = renderHook(useNow)
  expect(result.current.getDate()).toBe(20)
  act(() => vi.advanceTimersByTime(2 * 60_000))
  expect(result.current.getDate()).toBe(21)
})
