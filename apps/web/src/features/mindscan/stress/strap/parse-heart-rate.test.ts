import { expect, test } from 'vitest'
import vectors from './__fixtures__/heart-rate-vectors.json'
import { parseHeartRate } from './parse-heart-rate'

const packetOf = (hex: string) =>
  new DataView(Uint8Array.from(hex.split(' ').filter(Boolean), (byte) => Number.parseInt(byte, 16)).buffer)

test.each(vectors)('$name', ({ hex, bpm, contact, energyKJ, rrMs, error }) => {
  const read = parseHeartRate(packetOf(hex))
  if (error) {
    expect(read).toBeNull()
    return
  }
  expect(read).toMatchObject({ bpm, contact, energyKJ })
  expect(read?.rrMs.map((ms) => ms.toFixed(3))).toEqual(rrMs?.map((ms) => ms.toFixed(3)))
})

test.each(['00', '01 48', '08 48 02', '09 48 00 01'])('the packet %s, too short for its flags, is nothing', (hex) => {
  expect(parseHeartRate(packetOf(hex))).toBeNull()
})

test('half an interval at the end is left out', () => {
  expect(parseHeartRate(packetOf('10 48 00 04 01'))?.rrMs).toEqual([1000])
})

test('a packet that lies inside a larger buffer is read at its own place', () => {
  const bytes = Uint8Array.from([255, 255, 6, 72])
  expect(parseHeartRate(new DataView(bytes.buffer, 2, 2))?.bpm).toBe(72)
})
