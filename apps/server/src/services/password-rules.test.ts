import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords'
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
  'Dragon2024!',
  '12345699',
  'krishna1987',
  'Maitri2026',
  'mindmitra@1',
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

test('the 3,000 commonest passwords are refused, in any case and with digits behind', () => {
  const commonest = (dictionary['passwords-common'] ?? []).slice(0, 3000).map(String)
  expect(commonest).toHaveLength(3000)
  const accepted = commonest
    .flatMap((one) => [one, one.toUpperCase(), `${one}1`, `${one}123`, `${one}2026`])
    .filter((one) => !isCommonPassword(one))
  expect(accepted).toEqual([])
})
