import { expect, test } from 'vitest'
import { createClientAddress } from './client-address'

test('with no proxy trusted, what a request says of itself does not count', () => {
  const addressOf = createClientAddress([])
  expect(addressOf({ socketAddress: '203.0.113.7', forwardedFor: '198.51.100.1' })).toBe('203.0.113.7')
})

test('behind trusted proxies the nearest address they do not own counts', () => {
  const addressOf = createClientAddress(['10.0.0.0/8', '::1'])
  const forwardedFor = '1.1.1.1, 198.51.100.1, 10.0.0.9'
  expect(addressOf({ socketAddress: '10.0.0.2', forwardedFor })).toBe('198.51.100.1')
  expect(addressOf({ socketAddress: '::1', forwardedFor })).toBe('198.51.100.1')
  expect(addressOf({ socketAddress: '::ffff:10.0.0.2', forwardedFor })).toBe('198.51.100.1')
  expect(addressOf({ socketAddress: '192.0.2.1', forwardedFor })).toBe('192.0.2.1')
  expect(addressOf({ socketAddress: '10.0.0.2', forwardedFor: undefined })).toBe('10.0.0.2')
})

test('addresses of one IPv6 network count as one', () => {
  const addressOf = createClientAddress([])
  const first = addressOf({ socketAddress: '2001:db8:1:2:3:4:5:6', forwardedFor: undefined })
  expect(addressOf({ socketAddress: '2001:db8:1:2:9:9:9:9', forwardedFor: undefined })).toBe(first)
  expect(addressOf({ socketAddress: '2001:db8:1:3:3:4:5:6', forwardedFor: undefined })).not.toBe(first)
})

test.each([
  ['2001:db8::1', '2001:db8:0:0:ffff::9'],
  ['2001:db8::', '2001:0db8:0000:0000:1:2:3:4'],
  ['::1', '0:0:0:0:9::'],
])('however %s is written short, %s is of the same network', (one, other) => {
  const addressOf = createClientAddress([])
  expect(addressOf({ socketAddress: one, forwardedFor: undefined })).toBe(
    addressOf({ socketAddress: other, forwardedFor: undefined }),
  )
})

test.each([
  ['198.51.100.1:5678', '198.51.100.1'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::FFFF:c633:6401', '198.51.100.1'],
  [' 198.51.100.1 ', '198.51.100.1'],
])('a proxy that names %s means %s', (forwardedFor, expected) => {
  const addressOf = createClientAddress(['10.0.0.2'])
  expect(addressOf({ socketAddress: '10.0.0.2', forwardedFor })).toBe(expected)
  expect(addressOf({ socketAddress: '::ffff:10.0.0.2', forwardedFor: `1.1.1.1, ${forwardedFor}` })).toBe(expected)
})

test('what is no address counts as the proxy that could not name it, however it changes', () => {
  const addressOf = createClientAddress(['10.0.0.2'])
  for (const forwardedFor of ['unknown', 'a', '198.51.100.1.9', '1.1.1.1, _hidden'])
    expect(addressOf({ socketAddress: '10.0.0.2', forwardedFor })).toBe('10.0.0.2')
  expect(addressOf({ socketAddress: undefined, forwardedFor: undefined })).toBe('unknown')
})
