import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reveal } from './reveal'

/** jsdom lays nothing out and observes nothing: the test says where the element is and when it comes into view. */
let comeIntoView: () => void
let top: number

beforeEach(() => {
  top = 2000
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 100))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function rendered() {
  const { container } = render(
    <Reveal>
      <button type="button">Open</button>
    </Reveal>,
  )
  return () => container.firstElementChild?.className.includes('waiting')
}

test('what lies below the screen waits until it is scrolled to', () => {
  const isWaiting = rendered()
  expect(isWaiting()).toBe(true)
  act(() => comeIntoView())
  expect(isWaiting()).toBe(false)
})

test('what is on the screen from the start is simply there', () => {
  top = 300
  expect(rendered()()).toBe(false)
})

test('without motion nothing waits', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(rendered()()).toBe(false)
})

test('what takes the focus is shown', () => {
  const isWaiting = rendered()
  act(() => screen.getByRole('button', { name: 'Open' }).focus())
  expect(isWaiting()).toBe(false)
})
