import { expect, test } from 'vitest'
import { initialsOf } from './initials-of'

test.each([
  ['Dr. Meera Iyer', 'MI'],
  ['Farah Qureshi', 'FQ'],
  ['Prof. Dr. Anand Kumar Sen', 'AS'],
  ['Nisha', 'N'],
  ['क्षमा राव', 'क्षरा'],
  ['Dr.', 'D'],
])('%s is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
