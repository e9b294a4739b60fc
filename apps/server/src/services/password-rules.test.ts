import { expect, test } from 'vitest'
import { requireStrongPassword } from './password-rules'

const person = { email: 'asha.rao@example.org', name: 'Asha Rao' }

test.each([
  'password',
  'PASSWORD',
  '123456',
  'qwerty',
  'iloveyou',
  'india123',
  'krishna',
  'sairam',
  'Welcome@123',
  'dhoni007',
  'aaaaaa',
  'asha.rao@example.org',
  'ASHA.RAO',
  'asha rao',
  'AshaRao',
])('%s is too easy to guess', (password) => {
  expect(() => requireStrongPassword(password, person)).toThrow('weak_password')
})

test.each(['monsoon kettle', 'चाय और बारिश', 'tR7-vellore', `${'x'.repeat(127)}y`])('%s is accepted', (password) => {
  expect(() => requireStrongPassword(password, person)).not.toThrow()
})
