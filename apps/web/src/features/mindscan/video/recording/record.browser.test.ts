import { afterEach, expect, test } from 'vitest'
import type { ChosenVideo } from '../chosen-video'
import { framesOf } from '../frames-of'
import { closeCamera } from './open-camera'
import { RecordingError, startRecording } from './record'

/** A picture that moves, in place of a camera, and the element that shows it. */
async function buildCamera() {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const context = canvas.getContext('2d')
  const timer = setInterval(() => {
    if (context) context.fillStyle = `hsl(${performance.now() % 360} 60% 50%)`
    context?.fillRect(0, 0, 320, 240)
  }, 40)
  const camera = { stream: canvas.captureStream(25), hasSound: false }
  const preview = document.createElement('video')
  preview.muted = true
  preview.srcObject = camera.stream
  document.body.append(preview)
  await preview.play()
  closers.push(() => {
    clearInterval(timer)
    closeCamera(camera)
    preview.remove()
  })
  return { camera, preview }
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

test('a recording is a file of what the recorder says it is, with looks taken while it ran', async () => {
  const { camera, preview } = await buildCamera()
  const video = await new Promise<ChosenVideo>((resolve, reject) => {
    const recording = startRecording(camera, preview, { onEnded: resolve, onError: reject })
    setTimeout(recording.stop, 1_700)
  })
  expect(video.file.type).toMatch(/^video\/webm/)
  expect(video.file.name).toBe('recording.webm')
  expect(video.file.size).toBeGreaterThan(1_000)
  expect(video.recordedSeconds).toBeGreaterThan(1.5)
  expect(video.samples.length).toBeGreaterThanOrEqual(2)
  expect(video.samples[0]?.picture.type).toBe('image/jpeg')
  expect(video.hasSound).toBe(false)

  const read = await framesOf({ ...video, samples: video.samples.slice(0, 1) })
  expect(read.durationSeconds, 'the file of a recording can be read where the looks are too few').toBeGreaterThan(1)
  let frames = 0
  for await (const { picture } of read.all) {
    frames += 1
    picture.close()
  }
  expect(frames).toBeGreaterThan(1)
})

test('a recording that is cancelled gives nothing', async () => {
  const { camera, preview } = await buildCamera()
  const ended: unknown[] = []
  const recording = startRecording(camera, preview, {
    onEnded: (one) => ended.push(one),
    onError: (one) => ended.push(one),
  })
  recording.cancel()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(ended).toEqual([])
})

test('a camera that has ended cannot be recorded', async () => {
  const { camera, preview } = await buildCamera()
  closeCamera(camera)
  const begin = () => startRecording(camera, preview, { onEnded: () => undefined, onError: () => undefined })
  expect(begin).toThrow(RecordingError)
  expect(begin).toThrow('recording_start')
})
