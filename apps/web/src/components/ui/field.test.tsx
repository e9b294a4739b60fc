import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox'
import { TextField } from './field'
import { PasswordField } from './password-field'
import { TextArea } from './text-area'

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('a field is found by its label and is valid until something is wrong', () => {
  render(<TextField label="Email" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

test('an error is tied to its field, before the hint', () => {
  render(<TextField label="Email" hint="We never show it" error="Invalid email address" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(field)).toBe('Invalid email address We never show it')
})

test('an error that comes later lands in a place that is announced', () => {
  const { rerender } = render(<TextArea label="Your words" />)
  rerender(<TextArea label="Your words" error="A few more words, please" />)
  expect(screen.getByText('A few more words, please').closest('[aria-live="polite"]')).not.toBeNull()
})

const password = (
  <PasswordField
    label="Password"
    showLabel="Show password"
    hideLabel="Hide password"
    capsLockHint="Caps Lock is on"
    hint="Six or more"
  />
)

test('a password is shown and hidden again, and what was typed stays', async () => {
  const user = userEvent.setup()
  render(password)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(field, 'secret')
  expect(field.type).toBe('password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
  expect(field.value).toBe('secret')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.type).toBe('password')
})

test('Caps Lock is named while it is on, beside the hint', async () => {
  const user = userEvent.setup()
  render(password)
  const field = screen.getByLabelText('Password')
  await user.type(field, '{CapsLock}a')
  expect(describedBy(field)).toBe('Six or moreCaps Lock is on')

  await user.type(field, '{CapsLock}a')
  expect(describedBy(field)).toBe('Six or more')
})

test('a box to tick carries its own error', async () => {
  const user = userEvent.setup()
  render(<Checkbox label="I am 18 or older" error="Please tick this to go on" />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am 18 or older' })
  expect(describedBy(box)).toBe('Please tick this to go on')
  await user.click(screen.getByText('I am 18 or older'))
  expect(box.checked).toBe(true)
})
