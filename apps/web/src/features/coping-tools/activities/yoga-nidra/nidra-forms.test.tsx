import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../testing/render-app'
import { nidraDraftOf, otherCourse } from './nidra-draft'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

async function rest(form: string) {
  renderApp('/coping-tools/exercise?tool=yoga-nidra')
  const start = await screen.findByRole('button', { name: 'Start' }, { timeout: 8_000 })
  fireEvent.click(screen.getByRole('radio', { name: form }))
  fireEvent.click(start)
  await vi.advanceTimersByTimeAsync(3_100)
  await screen.findByRole('button', { name: 'Pause' })
  await vi.advanceTimersByTimeAsync(300)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const darkness = () => Number(document.querySelector<HTMLElement>('[data-lit]')?.style.opacity)

test('winding down for sleep fades the screen, and a touch brings the light back', async () => {
  await rest('For sleep, 20 min')
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^(?:19:5\d|20:00) left$/)
  expect(screen.getByRole('heading', { name: 'Put the day down' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(darkness()).toBeGreaterThan(0.1)
  fireEvent.pointerDown(document.body)
  await vi.advanceTimersByTimeAsync(300)
  expect(darkness()).toBe(0)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(darkness()).toBeGreaterThan(0.1)
  press('Next')
  await vi.advanceTimersByTimeAsync(300)
  expect(screen.getByText('Step 2 of 5, Muscle Release')).toBeTruthy()
})

test('the body scan of four minutes names the part that attention is at', async () => {
  await rest('Body scan, 4 min')
  expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^0(?:3:5\d|4:00) left$/)
  press('Next')
  await vi.advanceTimersByTimeAsync(21_000)
  expect(screen.getByRole('heading', { name: 'Shoulders and neck' })).toBeTruthy()
  expect(document.querySelector('[data-lit]')).toBeNull()
})

test('a line that was kept before there were forms is still there, with eleven minutes', () => {
  expect(nidraDraftOf('I rest.')).toEqual({ line: 'I rest.', form: 'eleven' })
  expect(otherCourse('I rest.')).toBeNull()
  expect(nidraDraftOf({ form: 'unknown' })).toEqual({ line: '', form: 'eleven' })
  expect(otherCourse({ line: '', form: 'sleep' })?.endsSilently).toBe(true)
})
