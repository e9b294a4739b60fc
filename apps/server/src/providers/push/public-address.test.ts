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
  'ff02::1',
  // The same addresses within IPv6: mapped, mapped in digits, compatible, 6to4, Teredo, NAT64 and its local prefix, ISATAP.
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '0:0:0:0:0:ffff:7f00:1',
  '::7f00:1',
  '::10.0.0.1',
  '2002:7f00:1::1',
  '2002:a00:1::',
  '2001:0:4136:e378:8000:63bf:f5ff:fffe',
  '64:ff9b::10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a00:1',
  '2607:f8b0::5efe:10.0.0.1',
  // For documents, tests and nothing; addresses of a link or site; multicast.
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.7',
  '192.88.99.1',
  '198.18.0.1',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  'fec0::1',
  'fe80::1%eth0',
  'not an address',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a name that leads to this machine is not found', async () => {
  const found = new Promise((resolve) => lookUpPublic('localhost', {}, (error) => resolve(error)))
  expect(await found).toBeInstanceOf(Error)
})
