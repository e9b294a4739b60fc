import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button, ExternalButtonLink } from './button'

test('a button is no submit button unless it says so', () => {
  render(<Button>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button')
})

test('a busy button says so, keeps the focus and does nothing', async () => {
  const user = userEvent.setup()
  let clicks = 0
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Processing..." onClick={() => (clicks += 1)}>
      Sign Up
    </Button>
  )
  const { rerender } = render(button(false))
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  rerender(button(true))

  const busyButton = screen.getByRole('button', { name: 'Processing...' })
  await user.click(busyButton)
  expect(clicks).toBe(1)
  expect(busyButton.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(busyButton)
})

test('the Enter key does not send a form again while its button is busy', async () => {
  const user = userEvent.setup()
  let sent = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      <input aria-label="Email" />
      <Button type="submit" busy>
        Login
      </Button>
    </form>,
  )
  await user.type(screen.getByLabelText('Email'), 'a{Enter}')
  expect(sent).toBe(0)
})

test('a call is a link that a telephone understands', () => {
  render(
    <ExternalButtonLink href="tel:14416" variant="call">
      Call 14416
    </ExternalButtonLink>,
  )
  expect(screen.getByRole('link', { name: 'Call 14416' }).getAttribute('href')).toBe('tel:14416')
})
