import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HeardMoment, hearSound, longestHum } from './hum-sound'

/** A hum as a throat makes it: a tone with a few overtones, samples of 43 ms. */
const hum = (hz: number, level: number, sampleRate = 48_000, phase = 0): Float32Array =>
  Float32Array.from({ length: 2048 * (sampleRate / 48_000) }, (_, index) => {
    const turn = (2 * Math.PI * hz * index) / sampleRate + phase
    return level * (0.6 * Math.sin(turn) + 0.3 * Math.sin(2 * turn) + 0.1 * Math.sin(3 * turn))
  })

/** Breath and rain: every sample by itself, from a generator that repeats. */
function noise(level: number, seed: number): Float32Array {
  let state = seed
  return Float32Array.from({ length: 2048 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return level * (state / 2 ** 31 - 1)
  })
}

test.each([80, 110, 147, 196, 262, 330, 400])('a hum of %i Hz is heard within half a semitone', (hz) => {
  for (const sampleRate of [48_000, 96_000]) {
    const { pitchHz } = hearSound(hum(hz, 0.1, sampleRate), sampleRate)
    expect(Math.abs(12 * Math.log2((pitchHz ?? 1) / hz))).toBeLessThan(0.5)
  }
})

test('the pitch is the same however loud the hum is and wherever it begins', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 80, max: 400 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      (hz, level, phase) => {
        const { pitchHz } = hearSound(hum(hz, level, 48_000, phase), 48_000)
        expect(Math.abs(12 * Math.log2((pitchHz ?? 1) / hz))).toBeLessThan(0.6)
      },
    ),
  )
})

test('neither silence nor breath nor a steady offset is a hum', () => {
  expect(hearSound(new Float32Array(2048), 48_000)).toMatchObject({ pitchHz: null })
  expect(hearSound(new Float32Array(2048).fill(0.5), 48_000)).toMatchObject({ pitchHz: null })
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(hearSound(noise(0.3, seed), 48_000).pitchHz).toBeNull()
    }),
  )
})

test('ten times the loudness is twenty decibels more', () => {
  const [soft, loud] = [0.05, 0.5].map((level) => hearSound(hum(150, level), 48_000).decibels)
  expect((loud ?? 0) - (soft ?? 0)).toBeCloseTo(20, 1)
})

const moments = (
  fromMs: number,
  toMs: number,
  sound: (atMs: number) => Partial<HeardMoment> = () => ({}),
): HeardMoment[] =>
  Array.from({ length: Math.floor((toMs - fromMs) / 50) + 1 }, (_, index) => {
    const atMs = fromMs + index * 50
    return { atMs, decibels: -30, pitchHz: 150, ...sound(atMs) }
  })

test('a hum is as long as it sounded, over a short gap too, and the longest one counts', () => {
  expect(longestHum(moments(0, 8_000))).toEqual({ lengthMs: 8_000, evenShare: 1 })
  expect(longestHum([...moments(0, 3_000), ...moments(3_300, 6_000)])?.lengthMs).toBe(6_000)
  expect(longestHum([...moments(0, 3_000), ...moments(4_000, 6_000)])?.lengthMs).toBe(3_000)
})

test('a knock is no hum, and nothing heard is none', () => {
  expect(longestHum(moments(0, 900))).toBeNull()
  expect(longestHum([])).toBeNull()
  expect(longestHum(moments(0, 9_000, () => ({ pitchHz: null })))).toBeNull()
})

test('what leaves the middle by more than 3 decibels or a semitone is uneven', () => {
  const louder = moments(0, 9_950, (atMs) => ({ decibels: atMs < 2_000 ? -20 : -30 }))
  expect(longestHum(louder)?.evenShare).toBeCloseTo(0.8, 5)
  const higher = moments(0, 9_950, (atMs) => ({ pitchHz: atMs < 5_000 ? 150 : atMs < 8_000 ? 155 : 170 }))
  expect(longestHum(higher)?.evenShare).toBeCloseTo(0.8, 5)
})

test('however it sounds, no hum is longer than it was listened to, and no share leaves 0 to 1', () => {
  const sound = fc.record({
    decibels: fc.double({ min: -100, max: 0, noNaN: true }),
    pitchHz: fc.option(fc.double({ min: 70, max: 420, noNaN: true })),
  })
  fc.assert(
    fc.property(fc.array(sound, { maxLength: 250 }), (sounds) => {
      const heard = longestHum(sounds.map((one, index) => ({ ...one, atMs: index * 50 })))
      if (!heard) return
      expect(heard.lengthMs).toBeLessThanOrEqual((sounds.length - 1) * 50)
      expect(heard.evenShare).toBeGreaterThan(0)
      expect(heard.evenShare).toBeLessThanOrEqual(1)
    }),
  )
})
