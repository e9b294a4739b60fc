import { expect, test } from 'vitest'
import { measureRecording } from './measure-recording'

const rate = 16_000

/** A WAV file of tones with silence between them, as a microphone would give a steady voice. */
function wavOf(parts: readonly [seconds: number, hertz: number][]): Blob {
  const samples = parts.flatMap(([seconds, hertz]) =>
    Array.from({ length: seconds * rate }, (_, at) =>
      hertz === 0 ? 0 : Math.round(9_000 * Math.sin((2 * Math.PI * hertz * at) / rate)),
    ),
  )
  const bytes = new DataView(new ArrayBuffer(44 + 2 * samples.length))
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) bytes.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  bytes.setUint32(4, 36 + 2 * samples.length, true)
  write(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, rate, true)
  bytes.setUint32(28, 2 * rate, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  write(36, 'data')
  bytes.setUint32(40, 2 * samples.length, true)
  for (const [at, sample] of samples.entries()) bytes.setInt16(44 + 2 * at, sample, true)
  return new Blob([bytes.buffer], { type: 'audio/wav' })
}

test('a file is unpacked by the browser and measured', async () => {
  const voice = await measureRecording(
    wavOf([
      [3, 140],
      [1, 0],
      [3, 140],
    ]),
  )
  expect(voice?.pauses).toBe(1)
  expect(voice?.speechSeconds).toBeCloseTo(6, 0)
  expect(voice?.pitchVariation).toBeLessThan(0.5)
})

test('what is no sound, and what is too short, gives nothing', async () => {
  expect(await measureRecording(new Blob(['not a sound']))).toBeNull()
  expect(await measureRecording(wavOf([[1, 140]]))).toBeNull()
})
