import { describe, expect, test } from 'vitest'
import { checkCredentials, checkEmail, checkNewPassword } from './check-credentials'

const ananya = { name: 'Ananya Rao', email: 'ananya@example.in', password: 'monsoon rain', isAdult: true }
const fine = { form: null, fields: {} }

describe('sign-up', () => {
  test.each([
    ['everything is given', {}, fine],
    ['a password of six characters is long enough', { password: 'six ch' }, fine],
    ['a password of 128 characters is fine', { password: 'x'.repeat(128) }, fine],
    ['spaces may be part of a password', { password: '      ' }, fine],
    ['spaces around an email are forgiven', { email: '  Ananya@Example.in ' }, fine],
    ['no name', { name: ' ' }, { form: 'empty_fields', fields: { name: 'see_form' } }],
    [
      'emptiness is said before what is wrong with the rest',
      { email: '', password: 'five5' },
      { form: 'empty_fields', fields: { email: 'see_form' } },
    ],
    ['a password of five characters', { password: 'five5' }, { form: null, fields: { password: 'short_password' } }],
    [
      'a password of 129 characters',
      { password: 'x'.repeat(129) },
      { form: null, fields: { password: 'long_password' } },
    ],
    ['no address', { email: 'ananya.rao@' }, { form: null, fields: { email: 'invalid_email' } }],
    ['an age that was not declared', { isAdult: false }, { form: null, fields: { isAdult: 'not_adult' } }],
    [
      'two things at once are said at once',
      { email: 'ananya', password: 'five5' },
      { form: null, fields: { email: 'invalid_email', password: 'short_password' } },
    ],
  ])('%s', (_, change, expected) => {
    expect(checkCredentials('sign_up', { ...ananya, ...change })).toEqual(expected)
  })
})

describe('login', () => {
  test.each([
    ['asks for no name and no age', { name: '', isAdult: false }, fine],
    ['takes an old password that is short', { password: 'old' }, fine],
    ['asks for a password', { password: '' }, { form: 'empty_fields', fields: { password: 'see_form' } }],
    ['asks for an address', { email: 'ananya' }, { form: null, fields: { email: 'invalid_email' } }],
  ])('%s', (_, change, expected) => {
    expect(checkCredentials('login', { ...ananya, ...change })).toEqual(expected)
  })
})

test('a new password follows the rules of sign-up', () => {
  expect(checkNewPassword('')).toEqual({ form: 'empty_fields', fields: { password: 'see_form' } })
  expect(checkNewPassword('five5')).toEqual({ form: null, fields: { password: 'short_password' } })
  expect(checkNewPassword('six ch')).toEqual(fine)
})

test('a reset needs an address', () => {
  expect(checkEmail(' ')).toEqual({ form: 'empty_fields', fields: { email: 'see_form' } })
  expect(checkEmail('ananya')).toEqual({ form: null, fields: { email: 'invalid_email' } })
  expect(checkEmail('ananya@example.in')).toEqual(fine)
})
