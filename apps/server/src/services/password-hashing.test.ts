import { expect, test } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './password-hashing'

test('a password has its own hash, and another salt each time', async () => {
  const [first, second] = await Promise.all([hashPassword('monsoon kettle 7'), hashPassword('monsoon kettle 7')])
  expect(first).not.toBe(second)
  expect(await isPassword('monsoon kettle 7', first)).toBe(true)
  expect(await isPassword('monsoon kettle 8', first)).toBe(false)
  expect(await isPassword('monsoon kettle 7', null)).toBe(false)
})

test('a letter composed in two ways is one password', async () => {
  expect(await isPassword('café kettle', await hashPassword('cafe\u0301 kettle'))).toBe(true)
})

test('hashes that better-auth 1.7.7 wrote keep working', async () => {
  const hash =
    'bd927ffe86325e19509e14dc960a9154:47e6dfe4ff161c696269bc7dff3e8d2df5e864e8b434dc309652f093c436e3a92ecb721a5d99ac1d70a5f675e4dd30a21cf0658d20ddb096374de6b126ee5248'
  expect(await isPassword('a quiet river', hash)).toBe(true)
  expect(await isPassword('a quiet rivers', hash)).toBe(false)
  expect(isOutdated(hash)).toBe(true)
  expect(isOutdated(await hashPassword('a quiet river'))).toBe(false)
})
