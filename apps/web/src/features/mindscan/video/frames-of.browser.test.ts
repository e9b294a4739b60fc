import { AudioBufferSource, BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny'
import { expect, test, vi } from 'vitest'
import type { ChosenVideo } from './chosen-video'
import { framesOf } from './frames-of'
import { decodedFrames, soundOf } from './open-video'
import { soughtFrames } from './sought-frames'
import { type Frames, VideoError } from './video-file'

// Videos are encoded here by software, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000 })

/** A video of some two seconds, 960 by 540, red; with a tone, or transparent, where it is asked for. */
async function buildVideo({ alpha = false, hasSound = false } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(960, 540)
  const context = canvas.getContext('2d', { alpha })
  if (context) context.fillStyle = alpha ? 'rgb(192 16 16 / 0.9)' : '#c01010'
  context?.fillRect(0, 0, 960, 540)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const picture = new CanvasSource(canvas, { codec: 'vp8', bitrate: 500_000, alpha: alpha ? 'keep' : 'discard' })
  output.addVideoTrack(picture)
  const sound = new AudioBufferSource({ codec: 'opus', bitrate: 32_000 })
  if (hasSound) output.addAudioTrack(sound)
  await output.start()
  for (let frame = 0; frame < 22; frame += 1) await picture.add(frame / 10, 1 / 10)
  if (hasSound) await sound.add(new AudioBuffer({ length: 96_000, sampleRate: 48_000, numberOfChannels: 1 }))
  await output.finalize()
  return new File([target.buffer ?? ''], 'video.webm', { type: 'video/webm' })
}

const uploaded = (file: File): ChosenVideo => ({ file, samples: [], recordedSeconds: null, hasSound: null })

async function collect(frames: Frames) {
  const seen: { atSeconds: number; width: number; height: number; red: number }[] = []
  for await (const { atSeconds, picture } of frames.all) {
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const [red = 0] = context?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? []
    seen.push({ atSeconds, width: picture.width, height: picture.height, red })
    picture.close()
  }
  return seen
}

test.each([
  ['decoded', decodedFrames],
  ['sought', soughtFrames],
])('a video of two seconds is %s in eight frames, 640 wide, in order', async (_, read) => {
  const frames = await read(await buildVideo())
  expect(frames.durationSeconds).toBeCloseTo(2.2, 0)
  const seen = await collect(frames)
  expect(frames.count).toBe(8)
  expect(seen).toHaveLength(8)
  expect(seen.map(({ atSeconds }) => atSeconds)).toEqual(seen.map(({ atSeconds }) => atSeconds).sort((a, b) => a - b))
  for (const { width, height, red } of seen) {
    expect([width, height]).toEqual([640, 360])
    expect(red).toBeGreaterThan(120)
  }
})

test('what a busy device took too few looks of while recording is read from its file', async () => {
  const file = await buildVideo()
  const canvas = new OffscreenCanvas(640, 360)
  canvas.getContext('2d')
  const picture = await canvas.convertToBlob({ type: 'image/jpeg' })
  const recorded = (looks: number): ChosenVideo => ({
    file,
    samples: Array.from({ length: looks }, (_, place) => ({ atSeconds: place / 2, picture })),
    recordedSeconds: 2.2,
    hasSound: false,
  })
  const [few, enough] = [await collect(await framesOf(recorded(2))), await collect(await framesOf(recorded(5)))]
  expect(few.map(({ red }) => red > 120)).toEqual(Array.from({ length: 8 }, () => true))
  expect(enough.map(({ red }) => red > 120)).toEqual(Array.from({ length: 5 }, () => false))
  const broken = { ...recorded(2), file: new File(['lost'], 'recording.webm', { type: 'video/webm' }) }
  expect(await collect(await framesOf(broken)), 'what was taken is better than nothing').toHaveLength(2)
})

test('a transparent video is read too', async () => {
  const frames = await framesOf(uploaded(await buildVideo({ alpha: true })))
  expect(await collect(frames)).toHaveLength(8)
})

test('a file that is no video says so', async () => {
  const text = new File(['no video'], 'video.mp4', { type: 'video/mp4' })
  await expect(framesOf(uploaded(text))).rejects.toBeInstanceOf(VideoError)
  await expect(framesOf(uploaded(text))).rejects.toMatchObject({ reason: 'unsupported' })
})

test('a file that holds sound alone is no video either, and says so', async () => {
  const sound = await soundOf(await buildVideo({ hasSound: true }))
  if (sound === 'none') throw new Error('the video has sound')
  const file = new File([sound], 'evening.webm', { type: 'video/webm' })
  await expect(framesOf(uploaded(file))).rejects.toMatchObject({ name: 'VideoError', reason: 'no_picture' })
})

test('the sound is taken out alone; a video without sound has none', async () => {
  const video = await buildVideo({ hasSound: true })
  const sound = await soundOf(video)
  if (sound === 'none') throw new Error('the video has sound')
  expect(sound.type).toBe('audio/webm')
  expect(sound.size).toBeGreaterThan(500)
  expect(await soundOf(new File([sound], 'sound.webm'))).toBeInstanceOf(Blob)
  await expect(decodedFrames(sound), 'no picture goes with it').rejects.toBeInstanceOf(VideoError)
  expect(await soundOf(await buildVideo())).toBe('none')
})
