import { expect, test } from 'vitest'
import { makeRecoveryCodes, readRecoveryCode } from './recovery-codes'

test('ten codes, none twice, each read back however it is typed', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(readRecoveryCode(` ${code.toUpperCase().replace('-', ' ')} `)).toBe(code)
  }
})

test.each(['', '123456', 'k7mq2-x9dp', 'k7mq2-x9dp1'])('%j is none', (typed) => {
  expect(readRecoveryCode(typed)).toBeNull()
})
