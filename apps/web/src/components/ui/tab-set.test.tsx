import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Segmented } from './segmented'
import { TabPanel } from './tab-set'

function Gate() {
  const [way, setWay] = useState<'login' | 'signup'>('login')
  return (
    <Segmented
      label="Login or sign up"
      value={way}
      onChange={setWay}
      tabs={[
        { value: 'login', label: 'Login' },
        { value: 'signup', label: 'Sign Up' },
      ]}
    >
      <TabPanel value="login" isKept>
        <input aria-label="Email" />
      </TabPanel>
      <TabPanel value="signup">A new account</TabPanel>
    </Segmented>
  )
}

test('arrow keys move between the ways and open what they reach', async () => {
  const user = userEvent.setup()
  render(<Gate />)
  await user.click(screen.getByRole('tab', { name: 'Login' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Sign Up' }).textContent).toBe('A new account')
})

test('only the chosen tab is a stop for the Tab key', async () => {
  const user = userEvent.setup()
  render(<Gate />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Login' }))
  await user.tab()
  expect(document.activeElement).not.toBe(screen.getByRole('tab', { name: 'Sign Up' }))
})

test('a panel that is kept keeps what was typed in it', async () => {
  const user = userEvent.setup()
  render(<Gate />)
  await user.type(screen.getByLabelText('Email'), 'asha')
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  await user.click(screen.getByRole('tab', { name: 'Login' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha')
})
