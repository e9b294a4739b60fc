import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../../../scripts/chromium'

type Library = typeof import('mediabunny')

const repositoryRoot = new URL('../../../..', import.meta.url).pathname
// One smiling face of the sample photograph that the face model's package brings along; nothing of it is copied into this repository.
const photograph = join(repositoryRoot, 'node_modules/@vladmandic/human/assets/samples.jpg')
// The app reads videos with it; here it writes one.
const library = join(repositoryRoot, 'node_modules/mediabunny/dist/bundles/mediabunny.min.cjs')
const smilingFace = { x: 205, y: 460, width: 240, height: 180 }

const frameCount = 40

export type CameraVideos = {
  face: string
  emptyRoom: string
  darkRoom: string
  /** The face as a file that someone uploads: WebM, five seconds, without sound. */
  faceFile: string
}

/** What a camera could see, as motion JPEG, which is nothing but JPEGs one after another, and one video as a file. Written into `folder`. */
export async function makeCameraVideos(folder: string): Promise<CameraVideos> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
  try {
    const page = await browser.newPage()
    // Only pages of a safe origin may encode; this one is never asked for.
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('http://localhost/')
    await page.addScriptTag({ path: library })
    const frames = await page.evaluate(drawFrames, {
      source: `data:image/jpeg;base64,${readFileSync(photograph).toString('base64')}`,
      part: smilingFace,
    })
    const write = (name: string, frame: string) => {
      const path = join(folder, `${name}.mjpeg`)
      const jpeg = Buffer.from(frame.slice(frame.indexOf(',') + 1), 'base64')
      writeFileSync(path, Buffer.concat(Array.from({ length: frameCount }, () => jpeg)))
      return path
    }
    const faceFile = join(folder, 'face.webm')
    writeFileSync(faceFile, Buffer.from(await page.evaluate(videoOf, frames.face), 'base64'))
    return {
      face: write('face', frames.face),
      emptyRoom: write('empty-room', frames.emptyRoom),
      darkRoom: write('dark-room', frames.darkRoom),
      faceFile,
    }
  } finally {
    await browser.close()
  }
}

type Part = { x: number; y: number; width: number; height: number }

/** Runs in the page, so it names no function inside: one JPEG for each video, as a data address. */
async function drawFrames({ source, part }: { source: string; part: Part }) {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, 640, 480)
  const face = canvas.toDataURL('image/jpeg', 0.9)
  context.fillStyle = '#b8b0a0'
  context.fillRect(0, 0, 640, 480)
  context.fillStyle = '#8a7a66'
  context.fillRect(0, 360, 640, 120)
  const emptyRoom = canvas.toDataURL('image/jpeg', 0.9)
  context.fillStyle = '#050505'
  context.fillRect(0, 0, 640, 480)
  return { face, emptyRoom, darkRoom: canvas.toDataURL('image/jpeg', 0.9) }
}

/** Runs in the page: base64 of a video of five seconds that shows this picture, however slow the machine is that encodes it. */
async function videoOf(picture: string): Promise<string> {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = (window as unknown as { Mediabunny: Library })
    .Mediabunny
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 1_000_000 })
  output.addVideoTrack(source)
  await output.start()
  for (let frame = 0; frame < 50; frame += 1) await source.add(frame / 10, 1 / 10)
  await output.finalize()
  return btoa(
    Array.from(new Uint8Array(target.buffer ?? new ArrayBuffer(0)), (byte) => String.fromCharCode(byte)).join(''),
  )
}
