import type { Transcription } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-client'
import { type AnalysisDependencies, type Asked, analyseVideo } from './analyse-video'
import type { AnalysisProgress } from './analysis-progress'
import type { ChosenVideo } from './chosen-video'
import type { FrameReading } from './face/face-messages'
import { FaceModelError } from './face/face-reader'
import { type Frame, VideoError } from './video-file'

const video: ChosenVideo = {
  file: new File(['video'], 'recording.webm', { type: 'video/webm' }),
  samples: [],
  recordedSeconds: 3,
  hasSound: true,
}
const smile: FrameReading = { found: 'face', scores: { happy: 1 } }
const smiles = Array.from({ length: 6 }, () => smile)
const heard: Transcription = {
  text: 'I am sad.',
  source: 'gladia',
  language: 'en',
  durationSeconds: 3,
  confidence: 0.8,
  wordCount: 3,
}
const sound = new Blob(['sound'], { type: 'audio/webm' })

/** AnalysisDependencies that find these readings in a video, and record what was sent away. */
function scriptedDependencies(readings: FrameReading[], overrides: Partial<AnalysisDependencies> = {}) {
  const sent: Blob[] = []
  let closed = 0
  const left = [...readings]
  const dependencies: AnalysisDependencies = {
    framesOf: async () => ({ count: readings.length, durationSeconds: 3, all: picturesOf(readings.length) }),
    openFaceReader: async () => ({
      read: async () => left.shift() ?? { found: 'no_face' },
      close: () => {
        closed += 1
      },
    }),
    soundOf: async () => sound,
    transcribe: async (given) => {
      sent.push(given)
      return heard
    },
    seeInCloud: async (given) => {
      sent.push(given)
      return { emotions: null, transcript: '', smilingShare: null }
    },
    ...overrides,
  }
  return { dependencies, sent, closedReaders: () => closed }
}

async function* picturesOf(count: number): AsyncGenerator<Frame> {
  for (let index = 0; index < count; index += 1) yield { atSeconds: index / 2, picture: {} as ImageBitmap }
}

function asking(overrides: Partial<Asked> = {}) {
  const progress: AnalysisProgress[] = []
  const words: string[] = []
  const asked: Asked = {
    words: 'not_asked',
    cloud: false,
    language: 'en',
    restingFace: async () => null,
    onWords: (text) => words.push(text),
    signal: new AbortController().signal,
    onProgress: (one) => progress.push(one),
    ...overrides,
  }
  return { asked, progress, words }
}

test('a face is read frame by frame, with nothing sent to anyone', async () => {
  const { dependencies, sent, closedReaders } = scriptedDependencies([...smiles, { found: 'no_face' }])
  const { asked, progress } = asking()
  expect(await analyseVideo(video, dependencies, asked)).toMatchObject({
    kind: 'reading',
    body: { emotionSource: 'face', dominantEmotion: 'joy', usedFallback: false },
    wordsMissing: { why: 'not_asked' },
  })
  expect(sent).toEqual([])
  expect(progress.at(-1)).toEqual({ stage: 'frames', done: 7, total: 7 })
  expect(closedReaders()).toBe(1)
})

test('with consent the sound goes, and the words pass the gate before they count', async () => {
  const { dependencies, sent } = scriptedDependencies(smiles)
  const { asked, words, progress } = asking({ words: 'gladia' })
  expect(await analyseVideo(video, dependencies, asked)).toMatchObject({
    kind: 'reading',
    body: { emotionSource: 'face', transcription: 'I am sad.', transcriptionSource: 'gladia' },
    wordsMissing: undefined,
  })
  expect(sent).toEqual([sound])
  expect(words).toEqual(['I am sad.'])
  expect(progress).toContainEqual({ stage: 'sending', share: 0 })
})

test('where the sound cannot be taken out the video goes, as the sheet said', async () => {
  const { dependencies, sent } = scriptedDependencies(smiles, {
    soundOf: () => Promise.reject(new VideoError('unsupported')),
  })
  await analyseVideo(video, dependencies, asking({ words: 'gladia' }).asked)
  expect(sent).toEqual([video.file])
})

test.each([
  ['a video recorded without a microphone', { ...video, hasSound: false }, {}],
  ['a file without a sound track', { ...video, hasSound: null }, { soundOf: async () => 'none' as const }],
])('%s sends nothing and says why there are no words', async (_, video, overrides) => {
  const { dependencies, sent } = scriptedDependencies(smiles, overrides)
  expect(await analyseVideo(video, dependencies, asking({ words: 'gladia' }).asked)).toMatchObject({
    kind: 'reading',
    wordsMissing: { why: 'no_sound' },
  })
  expect(sent).toEqual([])
})

test('silence is no fault', async () => {
  const { dependencies } = scriptedDependencies(smiles, { transcribe: async () => ({ ...heard, text: ' ' }) })
  expect(await analyseVideo(video, dependencies, asking({ words: 'gladia' }).asked)).toMatchObject({
    wordsMissing: { why: 'nobody_spoke' },
    body: { usedFallback: false },
  })
})

test('a service that fails leaves the face, and the reading says that it is simplified', async () => {
  const refused = new ApiError('provider_failed', {
    provider: { provider: 'gladia', kind: 'rate_limited', status: 429 },
  })
  const { dependencies } = scriptedDependencies(smiles, { transcribe: () => Promise.reject(refused) })
  expect(await analyseVideo(video, dependencies, asking({ words: 'gladia' }).asked)).toMatchObject({
    kind: 'reading',
    body: { emotionSource: 'face', usedFallback: true },
    wordsMissing: { why: 'service_problem', failure: { service: 'gladia', kind: 'rate_limited' } },
  })
})

test('without a face the words give the emotions', async () => {
  const { dependencies } = scriptedDependencies([{ found: 'no_face' }])
  expect(await analyseVideo(video, dependencies, asking({ words: 'gladia' }).asked)).toMatchObject({
    body: { emotionSource: 'words', usingMockEmotions: true, dominantEmotion: 'sorrow' },
  })
})

test('the cloud is asked only with consent, and only where there is neither face nor word', async () => {
  const seen = {
    emotions: { joy: 0, sorrow: 0, anger: 0, surprise: 100, neutral: 0 },
    transcript: '',
    smilingShare: null,
  }
  const overrides: Partial<AnalysisDependencies> = { seeInCloud: async () => seen }
  const empty: FrameReading[] = [{ found: 'no_face' }]
  const run = async (readings: FrameReading[], asked: Partial<Asked>) =>
    analyseVideo(video, scriptedDependencies(readings, overrides).dependencies, asking(asked).asked)
  expect(await run(empty, { cloud: true })).toMatchObject({ body: { emotionSource: 'cloud' } })
  expect(await run(smiles, { cloud: true })).toMatchObject({ body: { emotionSource: 'face' } })
  expect(await run(empty, { cloud: true, words: 'gladia' })).toMatchObject({ body: { emotionSource: 'words' } })
  expect(await run(empty, {})).toEqual({ kind: 'nothing', why: 'no_face', failure: null })
})

test.each([
  ['an empty room', scriptedDependencies([{ found: 'no_face' }]), { why: 'no_face', failure: null }],
  ['a dark room', scriptedDependencies([{ found: 'darkness' }]), { why: 'darkness', failure: null }],
  ['a lowered head', scriptedDependencies([{ found: 'lowered_head' }]), { why: 'lowered_head', failure: null }],
  [
    'a video that this browser does not know',
    scriptedDependencies([], { framesOf: () => Promise.reject(new VideoError('unsupported')) }),
    { why: 'video', failure: { of: 'video', reason: 'unsupported' } },
  ],
  [
    'a model that did not arrive',
    scriptedDependencies(smiles, { openFaceReader: () => Promise.reject(new FaceModelError()) }),
    { why: 'face_model', failure: { of: 'face_model' } },
  ],
])('%s is said plainly', async (_, { dependencies }, expected) => {
  expect(await analyseVideo(video, dependencies, asking().asked)).toEqual({ kind: 'nothing', ...expected })
})

test('where nothing is left, the failure of the service is what is said', async () => {
  const { dependencies } = scriptedDependencies([{ found: 'no_face' }], {
    transcribe: () => Promise.reject(new ApiError('network')),
  })
  expect(await analyseVideo(video, dependencies, asking({ words: 'gladia' }).asked)).toEqual({
    kind: 'nothing',
    why: 'no_face',
    failure: { of: 'transcription', failure: { service: 'gladia', kind: 'no_answer' } },
  })
})

test('cancelled while a frame is read, it ends at once, closes the model and sends nothing', async () => {
  const controller = new AbortController()
  const never = new Promise<FrameReading>(() => undefined)
  let closed = 0
  const { dependencies, sent } = scriptedDependencies(smiles, {
    openFaceReader: async () => ({
      read() {
        queueMicrotask(() => controller.abort())
        return never
      },
      close: () => {
        closed += 1
      },
    }),
  })
  const { asked } = asking({ words: 'gladia', signal: controller.signal })
  await expect(analyseVideo(video, dependencies, asked)).rejects.toMatchObject({ name: 'AbortError' })
  expect(closed).toBeGreaterThan(0)
  expect(sent).toEqual([])
})

test('a recording is compared with the own resting face, and an upload, which may show anyone, is not', async () => {
  const stern: FrameReading = { found: 'face', scores: { angry: 0.9, neutral: 0.1 } }
  const rest = async () => ({ joy: 0, sorrow: 0, anger: 0.1, surprise: 0, neutral: 0.9 })
  const read = async (one: ChosenVideo) => {
    const { dependencies } = scriptedDependencies(smiles.map(() => stern))
    return analyseVideo(one, dependencies, asking({ restingFace: rest }).asked)
  }
  expect(await read(video)).toMatchObject({ body: { dominantEmotion: 'anger', face: { comparedWithOwnRest: true } } })
  expect(await read({ ...video, recordedSeconds: null })).toMatchObject({
    body: { dominantEmotion: 'neutral', face: { comparedWithOwnRest: false, expression: null } },
  })
})
