import { expect, test } from 'vitest'
import { checkDetails } from './details/check-details'
import { checkNewPassword } from './password/check-new-password'

const fine = { current: 'monsoon rain', new: 'six ch', confirm: 'six ch' }

test.each([
  ['six characters are enough', {}, null],
  ['128 are fine', { new: 'x'.repeat(128), confirm: 'x'.repeat(128) }, null],
  ['all three are needed', { current: '', confirm: '' }, { fields: ['current', 'confirm'], code: 'empty' }],
  ['emptiness is said first', { current: '', new: 'five5' }, { fields: ['current'], code: 'empty' }],
  ['five are too few, whatever the confirmation', { new: 'five5' }, { fields: ['new'], code: 'short' }],
  ['129 are too many', { new: 'x'.repeat(129) }, { fields: ['new'], code: 'long' }],
  ['the confirmation must match', { confirm: 'six Ch' }, { fields: ['confirm'], code: 'mismatch' }],
])('a new password: %s', (_, change, expected) => {
  expect(checkNewPassword({ ...fine, ...change })).toEqual(expected)
})

const account = { email: 'ananya@example.in', hasPassword: true }
const typed = { name: 'Ananya', email: 'ananya@example.in', password: '' }

test.each([
  ['a name alone needs no password', {}, {}, null],
  ['spaces are no name', { name: '  ' }, {}, { field: 'name', code: 'name_empty' }],
  ['the same email in capitals is the same', { email: ' Ananya@Example.in ' }, {}, null],
  ['another email needs the password', { email: 'a@example.in' }, {}, { field: 'password', code: 'password_empty' }],
  ['but not where there is none', { email: 'a@example.in' }, { hasPassword: false }, null],
  ['what is no email is said first', { email: 'a@' }, {}, { field: 'email', code: 'invalid_email' }],
])('details: %s', (_, change, has, expected) => {
  expect(checkDetails({ ...typed, ...change }, { ...account, ...has })).toEqual(expected)
})
