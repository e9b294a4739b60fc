import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextEntry } from './text-entry'

function enter() {
  let answer: (isUsed: boolean) => void = () => undefined
  const used = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const check = { read: async () => 'calm' as const, unread: () => false as const }
  render(
    <TextEntry
      check={check}
      text="A long day at work"
      onType={() => undefined}
      onUse={() => used}
      onSearch={() => used}
    />,
  )
  return { answer: (isUsed: boolean) => act(async () => answer(isUsed)), user: userEvent.setup() }
}

test('while a part of the app is on its way the button says so, and keeps the focus', async () => {
  const { answer, user } = enter()
  const button = await screen.findByRole('button', { name: 'Use This Text' })
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Processing...' })).toBe(button)
  expect(document.activeElement).toBe(button)
  await answer(true)
  expect(screen.getByRole('button', { name: 'Use This Text' })).toBe(button)
  expect(screen.queryByText(/Still loading/)).toBeNull()
})

test('a part that could not be loaded is told at the field, with a number to call, and the text can be used again', async () => {
  const { answer, user } = enter()
  await user.click(await screen.findByRole('button', { name: 'Use This Text' }))
  await answer(false)
  expect(screen.getByText(/Still loading.*14416/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use This Text' })).toBeTruthy()
})
