import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSealer, type Place, SealBroken } from './sealing'

const buildKey = (id = 1) => ({ id, key: randomBytes(32) })
const place: Place = { table: 'records', owner: 'asha', id: 'analyses/1' }

test('whatever was sealed opens again, in any script, and never looks the same twice', () => {
  const sealer = createSealer([buildKey()])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const sealed = sealer.seal(words, place)
      expect(sealer.unseal(sealed, place)).toBe(words)
      expect(Buffer.from(sealed).equals(Buffer.from(sealer.seal(words, place)))).toBe(false)
    }),
  )
})

test('a sealed value does not show what it holds', () => {
  const sealed = createSealer([buildKey()]).seal('the sea was calm today', place)
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('calm')
})

test('with any one bit changed nothing opens', () => {
  const sealer = createSealer([buildKey()])
  const sealed = sealer.seal('the sea was calm', place)
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = Buffer.from(sealed)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(() => sealer.unseal(changed, place)).toThrow(SealBroken)
  }
})

test('cut short nothing opens', () => {
  const sealer = createSealer([buildKey()])
  const sealed = sealer.seal('', place)
  for (let length = 0; length < sealed.length; length++) {
    expect(() => sealer.unseal(sealed.subarray(0, length), place)).toThrow(SealBroken)
  }
})

test('moved to another table, owner or id nothing opens, even where the parts join to the same letters', () => {
  const sealer = createSealer([buildKey()])
  const sealed = sealer.seal('the sea was calm', place)
  const elsewhere: Place[] = [
    { ...place, table: 'outbox' },
    { ...place, owner: 'ravi' },
    { ...place, id: 'analyses/2' },
    { table: 'recordsa', owner: 'sha', id: 'analyses/1' },
    { table: 'records', owner: 'asha","analyses/1', id: '' },
  ]
  for (const other of elsewhere) expect(() => sealer.unseal(sealed, other)).toThrow(SealBroken)
})

test('a broken seal says where it stands and not what it holds', () => {
  const sealer = createSealer([buildKey()])
  const sealed = createSealer([buildKey()]).seal('the sea was calm', place)
  expect(() => sealer.unseal(sealed, place)).toThrow(/^A sealed value does not open: records analyses\/1$/)
})

test('after a rotation the new key seals, the old one still opens, and devices keep their keys', () => {
  const [old, young] = [buildKey(1), buildKey(2)]
  const before = createSealer([old])
  const after = createSealer([young, old])
  expect(after.unseal(before.seal('the sea', place), place)).toBe('the sea')
  expect(() => before.unseal(after.seal('the sea', place), place)).toThrow(SealBroken)
  expect(after.derivedDeviceKey('asha')).toBe(before.derivedDeviceKey('asha'))
})

test('a device key is 32 bytes, one for each person, and another in each store', () => {
  const sealer = createSealer([buildKey()])
  const key = sealer.derivedDeviceKey('asha')
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(sealer.derivedDeviceKey('asha')).toBe(key)
  expect(sealer.derivedDeviceKey('ravi')).not.toBe(key)
  expect(createSealer([buildKey()]).derivedDeviceKey('asha')).not.toBe(key)
})

test('of ten thousand values each has a nonce of its own', () => {
  const sealer = createSealer([buildKey()])
  const nonces = new Set(
    Array.from({ length: 10_000 }, () => Buffer.from(sealer.seal('', place).subarray(5, 17)).toString('hex')),
  )
  expect(nonces.size).toBe(10_000)
})
