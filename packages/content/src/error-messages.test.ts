import { type ErrorCode, errorCodes } from '@maitri/contracts'
import { expect, test } from 'vitest'
import errors from '../messages/en/errors.json'

// A code without words does not compile. 'network' is the browser's own: no answer came.
const wordsByCode = errors satisfies Record<ErrorCode | 'network', string>

test.each([...errorCodes, 'network'] as const)('the code %s has words', (code) => {
  expect(wordsByCode[code].length).toBeGreaterThan(10)
})

test('the words of the specification, section 8, stand letter by letter', () => {
  expect(wordsByCode).toMatchObject({
    email_taken: 'This email is already registered',
    invalid_email: 'Invalid email address',
    weak_password: 'Password is too weak',
    short_password: 'Password must be at least 6 characters',
    invalid_credentials: 'Invalid email or password',
    too_many_requests: 'Too many attempts. Please try again later',
    network: 'Network error. Please check your connection',
    other: 'An error occurred: {{message}}',
    google: {
      popup_closed: 'Sign-in popup was closed before completing',
      network: 'Network error. Please check your connection',
      other: 'Google sign-in failed: {{message}}',
    },
  })
})
