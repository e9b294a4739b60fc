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
