import { expect, test } from 'vitest'
import { canHearTwice, levelOf } from './microphone'

const tone = (amplitude: number) => Float32Array.from({ length: 1024 }, (_, at) => amplitude * Math.sin(at / 4))

test('the level is 0 for silence, grows with the sound, and never passes 1', () => {
  expect(levelOf(tone(0))).toBe(0)
  const quiet = levelOf(tone(0.01))
  const loud = levelOf(tone(0.1))
  expect(quiet).toBeGreaterThan(0)
  expect(loud).toBeGreaterThan(quiet)
  expect(levelOf(tone(1))).toBe(1)
})

test('a phone does not hear twice', () => {
  expect(canHearTwice('Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36')).toBe(false)
  expect(canHearTwice('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36')).toBe(true)
})
