import { expect, test } from 'vitest'
import { measureVoice, type VoiceMeasure } from './measure-voice'

const rate = 8_000

type Part = { seconds: number; hertz?: (second: number) => number; loudness?: (second: number) => number }

/** A voice of pulses with overtones; a part without a pitch is silence. */
function soundOf(parts: readonly Part[], noise = 0): Float32Array {
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const samples = new Float32Array(Math.round(total * rate))
  let at = 0
  let turn = 0
  let seed = 7
  for (const { seconds, hertz, loudness = () => 0.3 } of parts) {
    for (let step = 0; step < Math.round(seconds * rate); step++, at++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      const hiss = noise * ((2 * seed) / 2 ** 31 - 1)
      turn += hertz ? hertz(step / rate) / rate : 0
      const tone = [1, 2, 3, 4].reduce((sum, overtone) => sum + Math.sin(2 * Math.PI * overtone * turn) / overtone, 0)
      samples[at] = hiss + (hertz ? loudness(step / rate) * tone : 0)
    }
  }
  return samples
}

function measured(samples: Float32Array): VoiceMeasure {
  const steps = measureVoice(samples, rate)
  for (;;) {
    const { done, value } = steps.next()
    if (!done) continue
    if (!value) throw new Error('too little speech')
    return value
  }
}

const steady = (hertz: number) => () => hertz

test('a steady tone has no pauses, and neither loudness nor pitch that varies', () => {
  const voice = measured(soundOf([{ seconds: 5, hertz: steady(120) }]))
  expect(voice.speechSeconds).toBeCloseTo(5, 0)
  expect(voice.pauses).toBe(0)
  expect(voice.loudnessVariation).toBeLessThan(0.5)
  expect(voice.pitchVariation).toBeLessThan(0.2)
})

test.each([80, 120, 200, 300])('no octave is misheard at %i hertz', (hertz) => {
  expect(measured(soundOf([{ seconds: 4, hertz: steady(hertz) }])).pitchVariation).toBeLessThan(0.3)
})

test.each([0, 0.01])('pauses are counted with their length, also with noise of %d in the room', (noise) => {
  const spoken = { seconds: 2, hertz: steady(150) }
  const voice = measured(
    soundOf([{ seconds: 1 }, spoken, { seconds: 0.6 }, spoken, { seconds: 1.2 }, spoken, { seconds: 1 }], noise),
  )
  expect(voice.pauses).toBe(2)
  expect(voice.pauseSeconds).toBeCloseTo(1.8, 0)
  expect(voice.speechSeconds).toBeCloseTo(6, 0)
})

test('a gap as short as one between two words is no pause', () => {
  const spoken = { seconds: 2, hertz: steady(150) }
  expect(measured(soundOf([spoken, { seconds: 0.15 }, spoken])).pauses).toBe(0)
})

test('a pitch that swings two semitones each way varies by what a sine does', () => {
  const hertz = (second: number) => 160 * 2 ** ((2 * Math.sin(2 * Math.PI * 0.5 * second)) / 12)
  expect(measured(soundOf([{ seconds: 6, hertz }])).pitchVariation).toBeCloseTo(2 / Math.SQRT2, 0)
})

test('a voice that falls by half and rises again varies in loudness', () => {
  const loudness = (second: number) => (Math.floor(second) % 2 === 0 ? 0.4 : 0.2)
  expect(measured(soundOf([{ seconds: 6, hertz: steady(150), loudness }])).loudnessVariation).toBeCloseTo(3, 0)
})

test('silence, and a word or two, are not measured', () => {
  for (const samples of [
    soundOf([{ seconds: 5 }]),
    soundOf([{ seconds: 1, hertz: steady(150) }]),
    new Float32Array(),
  ]) {
    const steps = measureVoice(samples, rate)
    let last = steps.next()
    while (!last.done) last = steps.next()
    expect(last.value).toBeNull()
  }
})
