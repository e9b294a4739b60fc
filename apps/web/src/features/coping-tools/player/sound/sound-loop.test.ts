import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../../components/kolam/random'
import { brownNoise } from './brown-noise'
import { rain } from './rain'
import { levelled, seamless } from './seamless'
import { loopRate, type Sound, soundLoop } from './sound-loop'

const sounds = ['tanpura', 'rain', 'brown_noise'] as const satisfies Sound[]

const mean = (loop: Float32Array) => loop.reduce((sum, sample) => sum + sample, 0) / loop.length
const loudness = (loop: Float32Array) => Math.sqrt(loop.reduce((sum, sample) => sum + sample ** 2, 0) / loop.length)
const largest = (loop: Float32Array) => loop.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** The step from the last sample to the first, and the largest one between two neighbours. */
function steps(loop: Float32Array) {
  let most = 0
  for (let index = 1; index < loop.length; index += 1)
    most = Math.max(most, Math.abs((loop[index] ?? 0) - (loop[index - 1] ?? 0)))
  return { atSeam: Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0)), most }
}

test.each(sounds)('%s is loud enough to be heard, never clips, and stays around zero', async (sound) => {
  const loop = await soundLoop(sound)
  expect(loop.length / loopRate).toBeGreaterThan(6)
  expect(loop.every(Number.isFinite)).toBe(true)
  expect(largest(loop)).toBeLessThanOrEqual(0.8001)
  expect(loudness(loop)).toBeGreaterThan(0.02)
  expect(loudness(loop)).toBeLessThan(0.4)
  expect(Math.abs(mean(loop))).toBeLessThan(0.001)
})

test.each(sounds)('%s comes round without a jump', async (sound) => {
  const { atSeam, most } = steps(await soundLoop(sound))
  expect(atSeam).toBeLessThanOrEqual(most)
})

test.each(sounds)('%s is as loud around its seam as elsewhere', async (sound) => {
  const loop = await soundLoop(sound)
  const second = loopRate
  const seam = loudness(Float32Array.from([...loop.slice(-second / 2), ...loop.slice(0, second / 2)]))
  expect(seam / loudness(loop)).toBeGreaterThan(0.5)
  expect(seam / loudness(loop)).toBeLessThan(2)
})

test('the same seed makes the same noise, another one another', () => {
  for (const noise of [rain, brownNoise]) {
    const beginning = (seed: number) => [...noise(8_000, randomFrom(seed)).slice(0, 500)]
    expect(beginning(5)).toEqual(beginning(5))
    expect(beginning(5)).not.toEqual(beginning(6))
  }
})

test('brown noise is deep: neighbouring samples are nearly alike', async () => {
  const loop = await soundLoop('brown_noise')
  expect(steps(loop).most).toBeLessThan(0.15)
})

test('whatever a stretch holds, its loop goes on where the stretch did, levelled to the same peak', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 20, maxLength: 200 }), (samples) => {
      const stretch = Float32Array.from(samples)
      const length = Math.floor(stretch.length * 0.8)
      const loop = seamless(stretch, length)
      expect(loop).toHaveLength(length)
      expect(loop[0]).toBeCloseTo(stretch[length] ?? 0, 5)
      expect(loop[length - 1]).toBe(stretch[length - 1])
      expect(largest(levelled(loop))).toBeLessThanOrEqual(0.8001)
    }),
  )
})
