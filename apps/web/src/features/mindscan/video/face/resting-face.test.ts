import { expect, test } from 'vitest'
import type { FrameReading } from './face-messages'
import { readRestingFace } from './resting-face'

const readerOf = (readings: FrameReading[]) => ({
  read: async () => readings.shift() ?? { found: 'no_face' as const },
  close: () => undefined,
})
const looks = (count: number) => Array.from({ length: count }, () => ({}) as ImageBitmap)
const stern: FrameReading = { found: 'face', scores: { angry: 0.6, neutral: 0.4 } }

test('a resting face is the middle of the looks at it, so that a blink changes nothing', async () => {
  const blink: FrameReading = { found: 'face', scores: { sad: 1 } }
  expect(await readRestingFace(readerOf([stern, stern, blink, stern, stern]), looks(5))).toMatchObject({
    anger: 0.6,
    neutral: 0.4,
    sorrow: 0,
  })
})

test('too few looks that show a face teach nothing', async () => {
  expect(await readRestingFace(readerOf([stern, stern, stern]), looks(8))).toBeNull()
})
