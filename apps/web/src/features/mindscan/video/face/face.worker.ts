/// <reference lib="webworker" />
import { type Config, Human } from '@vladmandic/human'
import type { FaceAnswer, FaceQuestion, FaceScores, FrameReading } from './face-messages'
import { unfitnessOf } from './fitness-of-face'
import { isHeadLowered } from './is-head-lowered'
import { faultOfLight, isDark } from './luminance'

declare const self: DedicatedWorkerGlobalScope

// Only what is needed is loaded: the detector and the expression. Every frame is read for itself, none is answered from the one before.
const config = (modelUrl: string): Partial<Config> => ({
  backend: 'wasm',
  wasmPath: modelUrl,
  modelBasePath: modelUrl,
  cacheModels: false,
  cacheSensitivity: 0,
  warmup: 'none',
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    detector: { modelPath: 'blazeface.json', rotation: false, maxDetected: 4, minConfidence: 0.5, return: false },
    mesh: { enabled: false },
    attention: { enabled: false },
    iris: { enabled: false },
    description: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
    emotion: { enabled: true, modelPath: 'emotion.json', minConfidence: 0 },
  },
})

let human: Human | null = null

self.addEventListener('message', (event: MessageEvent<FaceQuestion>) => {
  void answer(event.data).then(
    (given) => self.postMessage(given satisfies FaceAnswer),
    () => self.postMessage({ answer: 'failed' } satisfies FaceAnswer),
  )
})

async function answer(question: FaceQuestion): Promise<FaceAnswer> {
  if (question.ask === 'load') {
    human = new Human(config(question.modelUrl))
    await human.load()
    if (!human.models.loaded().includes('emotion')) throw new Error('The face model did not arrive')
    return { answer: 'loaded' }
  }
  const { frame } = question
  try {
    return { answer: 'read', reading: await read(frame) }
  } finally {
    frame.close()
  }
}

async function read(frame: ImageBitmap): Promise<FrameReading> {
  if (!human) throw new Error('The model is loaded before a frame is read')
  const picture = pixelsOf(frame)
  if (isDark(picture.data)) return { found: 'darkness' }
  const found = (await human.detect(picture)).face
  const [face] = [...found].sort((one, other) => other.box[2] - one.box[2])
  if (!face?.emotion) return { found: 'no_face' }
  const why = unfitnessOf(
    found.map(({ boxScore, box, annotations }) => ({ score: boxScore, box, points: annotations })),
  )
  if (why === 'several_faces' || why === 'small') return { found: 'unfit', why }
  if (isHeadLowered(face.annotations)) return { found: 'lowered_head' }
  const fault = why ?? faultOfFaceLight(frame, face.box)
  if (fault) return { found: 'unfit', why: fault }
  const scores: FaceScores = {}
  for (const { emotion, score } of face.emotion) scores[emotion] = score
  return { found: 'face', scores }
}

function pixelsOf(frame: ImageBitmap): ImageData {
  const canvas = new OffscreenCanvas(frame.width, frame.height).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser cannot look at a frame')
  canvas.drawImage(frame, 0, 0)
  return canvas.getImageData(0, 0, frame.width, frame.height)
}

/** Faces are compared at one size, so that sharpness means the same for a near and a far one. */
const faceSide = 64

function faultOfFaceLight(frame: ImageBitmap, [left, top, width, height]: readonly [number, number, number, number]) {
  const canvas = new OffscreenCanvas(faceSide, faceSide).getContext('2d', { willReadFrequently: true })
  if (!canvas) return null
  canvas.drawImage(frame, left, top, width, height, 0, 0, faceSide, faceSide)
  return faultOfLight(canvas.getImageData(0, 0, faceSide, faceSide).data, faceSide)
}
