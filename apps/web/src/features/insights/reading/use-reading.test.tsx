import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReading } from './use-reading'

const minute = 60_000

/** The browser's view of the end of the text, told by the test. */
let reachEnd: () => void
let isHidden = false

function turn(hidden: boolean) {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

function read({ isOn = true } = {}) {
  const onRead = vi.fn()
  const end = { current: document.createElement('p') }
  const hook = renderHook((props) => useReading({ end, readingTimeMs: 4 * minute, onRead, ...props }), {
    initialProps: { isOn },
  })
  return { onRead, ...hook }
}

beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('whoever is through before half of the time has passed is counted when it has, and once', () => {
  const { onRead } = read()
  vi.advanceTimersByTime(minute)
  reachEnd()
  vi.advanceTimersByTime(minute - 10)
  expect(onRead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(11)
  expect(onRead).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(99 * minute)
  expect(onRead).toHaveBeenCalledOnce()
})

test('who reads slowly is counted at the end', () => {
  const { onRead } = read()
  vi.advanceTimersByTime(9 * minute)
  expect(onRead).not.toHaveBeenCalled()
  reachEnd()
  expect(onRead).toHaveBeenCalledOnce()
})

test('time in another tab is not counted', () => {
  const { onRead } = read()
  reachEnd()
  vi.advanceTimersByTime(minute)
  turn(true)
  vi.advanceTimersByTime(99 * minute)
  expect(onRead).not.toHaveBeenCalled()
  turn(false)
  vi.advanceTimersByTime(minute + 1)
  expect(onRead).toHaveBeenCalledOnce()
})

test('nothing is counted where it is off, or after the page was left', () => {
  const off = read({ isOn: false })
  vi.advanceTimersByTime(9 * minute)
  expect(off.onRead).not.toHaveBeenCalled()
  const left = read()
  reachEnd()
  left.unmount()
  vi.advanceTimersByTime(9 * minute)
  expect(left.onRead).not.toHaveBeenCalled()
})
