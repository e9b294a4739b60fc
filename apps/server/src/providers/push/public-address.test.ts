import { expect, test } from 'vitest'
import { isPublicAddress, lookUpPublic } from './public-address'

test.each(['8.8.8.8', '142.250.1.1', '2607:f8b0:4004::1', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  'not an address',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a name that leads to this machine is not found', async () => {
  const found = new Promise((resolve) => lookUpPublic('localhost', {}, (error) => resolve(error)))
  expect(await found).toBeInstanceOf(Error)
})
