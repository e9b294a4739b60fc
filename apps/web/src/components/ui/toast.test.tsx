import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion, useToast } from './toast'

function Sayer() {
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => toast({ tone: 'success', message: 'Saved' })}>
        Save
      </button>
      <button type="button" onClick={() => toast({ tone: 'error', message: 'Not sent' })}>
        Send
      </button>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastRegion>
      <Sayer />
    </ToastRegion>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

const said = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('a message is said for three seconds', () => {
  press('Save')
  expect(said()).toBe('Saved')
  pass(2999)
  expect(said()).toBe('Saved')
  pass(1)
  expect(said()).toBe('')
})

test('a second message waits for the first', () => {
  press('Save')
  press('Send')
  expect(said()).toBe('Saved')
  pass(3000)
  expect(said()).toBe('Not sent')
  pass(3000)
  expect(said()).toBe('')
})

test('a message stays while the pointer rests on it', () => {
  press('Save')
  const message = screen.getByText('Saved')
  fireEvent.pointerOver(message)
  pass(10_000)
  expect(said()).toBe('Saved')
  fireEvent.pointerOut(message)
  pass(3000)
  expect(said()).toBe('')
})
