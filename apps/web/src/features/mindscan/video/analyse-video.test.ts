import type { Transcription } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-client'
import { type Asked, analyseVideo, type Senses } from './analyse-video'
import type { AnalysisProgress } from './analysis-progress'
import type { ChosenVideo } from './chosen-video'
import type { FrameReading } from './face/face-messages'
import { FaceModelError } from './face/face-reader'
import { FilmError, type Frame } from './film'

const film: ChosenVideo = {
  file: new File(['film'], 'recording.webm', { type: 'video/webm' }),
  samples: [],
  recordedSeconds: 3,
  hasSound: true,
}
const smile: FrameReading = { found: 'face', scores: { happy: 1 } }
const heard: Transcription = {
  text: 'I am sad.',
  source: 'gladia',
  language: 'en',
  durationSeconds: 3,
  confidence: 0.8,
  wordCount: 3,
}
const sound = new Blob(['sound'], { type: 'audio/webm' })

/** Senses that find these readings in a film, and record what was sent away. */
function scriptedSenses(readings: FrameReading[], overrides: Partial<Senses> = {}) {
  const sent: Blob[] = []
  let closed = 0
  const left = [...readings]
  const senses: Senses = {
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
  return { senses, sent, closedReaders: () => closed }
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
    onWords: (text) => words.push(text),
    signal: new AbortController().signal,
    onProgress: (one) => progress.push(one),
    ...overrides,
  }
  return { asked, progress, words }
}

test('a face is read frame by frame, with nothing sent to anyone', async () => {
  const { senses, sent, closedReaders } = scriptedSenses([smile, { found: 'no_face' }])
  const { asked, progress } = asking()
  expect(await analyseVideo(film, senses, asked)).toMatchObject({
    kind: 'reading',
    body: { emotionSource: 'face', dominantEmotion: 'joy', usedFallback: false },
    wordsMissing: { why: 'not_asked' },
  })
  expect(sent).toEqual([])
  expect(progress.at(-1)).toEqual({ stage: 'frames', done: 2, total: 2 })
  expect(closedReaders()).toBe(1)
})

test('with consent the sound goes, and the words pass the gate before they count', async () => {
  const { senses, sent } = scriptedSenses([smile])
  const { asked, words, progress } = asking({ words: 'gladia' })
  expect(await analyseVideo(film, senses, asked)).toMatchObject({
    kind: 'reading',
    body: { emotionSource: 'face', transcription: 'I am sad.', transcriptionSource: 'gladia' },
    wordsMissing: undefined,
  })
  expect(sent).toEqual([sound])
  expect(words).toEqual(['I am sad.'])
  expect(progress).toContainEqual({ stage: 'sending', share: 0 })
})

test('where the sound cannot be taken out the film goes, as the sheet said', async () => {
  const { senses, sent } = scriptedSenses([smile], { soundOf: () => Promise.reject(new FilmError('unsupported')) })
  await analyseVideo(film, senses, asking({ words: 'gladia' }).asked)
  expect(sent).toEqual([film.file])
})

test.each([
  ['a film recorded without a microphone', { ...film, hasSound: false }, {}],
  ['a file without a sound track', { ...film, hasSound: null }, { soundOf: async () => 'none' as const }],
])('%s sends nothing and says why there are no words', async (_, video, overrides) => {
  const { senses, sent } = scriptedSenses([smile], overrides)
  expect(await analyseVideo(video, senses, asking({ words: 'gladia' }).asked)).toMatchObject({
    kind: 'reading',
    wordsMissing: { why: 'no_sound' },
  })
  expect(sent).toEqual([])
})

test('silence is no fault', async () => {
  const { senses } = scriptedSenses([smile], { transcribe: async () => ({ ...heard, text: ' ' }) })
  expect(await analyseVideo(film, senses, asking({ words: 'gladia' }).asked)).toMatchObject({
    wordsMissing: { why: 'nobody_spoke' },
    body: { usedFallback: false },
  })
})

test('a service that fails leaves the face, and the reading says that it is simplified', async () => {
  const refused = new ApiError('provider_failed', {
    provider: { provider: 'gladia', kind: 'rate_limited', status: 429 },
  })
  const { senses } = scriptedSenses([smile], { transcribe: () => Promise.reject(refused) })
  expect(await analyseVideo(film, senses, asking({ words: 'gladia' }).asked)).toMatchObject({
    kind: 'reading',
    body: { emotionSource: 'face', usedFallback: true },
    wordsMissing: { why: 'service_problem', failure: { service: 'gladia', kind: 'rate_limited' } },
  })
})

test('without a face the words give the emotions', async () => {
  const { senses } = scriptedSenses([{ found: 'no_face' }])
  expect(await analyseVideo(film, senses, asking({ words: 'gladia' }).asked)).toMatchObject({
    body: { emotionSource: 'words', usingMockEmotions: true, dominantEmotion: 'sorrow' },
  })
})

test('the cloud is asked only with consent, and only where there is neither face nor word', async () => {
  const seen = {
    emotions: { joy: 0, sorrow: 0, anger: 0, surprise: 100, neutral: 0 },
    transcript: '',
    smilingShare: null,
  }
  const overrides: Partial<Senses> = { seeInCloud: async () => seen }
  const empty: FrameReading[] = [{ found: 'no_face' }]
  const run = async (readings: FrameReading[], asked: Partial<Asked>) =>
    analyseVideo(film, scriptedSenses(readings, overrides).senses, asking(asked).asked)
  expect(await run(empty, { cloud: true })).toMatchObject({ body: { emotionSource: 'cloud' } })
  expect(await run([smile], { cloud: true })).toMatchObject({ body: { emotionSource: 'face' } })
  expect(await run(empty, { cloud: true, words: 'gladia' })).toMatchObject({ body: { emotionSource: 'words' } })
  expect(await run(empty, {})).toEqual({ kind: 'nothing', why: 'no_face', failure: null })
})

test.each([
  ['an empty room', scriptedSenses([{ found: 'no_face' }]), { why: 'no_face', failure: null }],
  ['a dark room', scriptedSenses([{ found: 'darkness' }]), { why: 'darkness', failure: null }],
  ['a lowered head', scriptedSenses([{ found: 'lowered_head' }]), { why: 'lowered_head', failure: null }],
  [
    'a film that this browser does not know',
    scriptedSenses([], { framesOf: () => Promise.reject(new FilmError('unsupported')) }),
    { why: 'film', failure: { of: 'film', reason: 'unsupported' } },
  ],
  [
    'a model that did not arrive',
    scriptedSenses([smile], { openFaceReader: () => Promise.reject(new FaceModelError()) }),
    { why: 'face_model', failure: { of: 'face_model' } },
  ],
])('%s is said plainly', async (_, { senses }, expected) => {
  expect(await analyseVideo(film, senses, asking().asked)).toEqual({ kind: 'nothing', ...expected })
})

test('where nothing is left, the failure of the service is what is said', async () => {
  const { senses } = scriptedSenses([{ found: 'no_face' }], {
    transcribe: () => Promise.reject(new ApiError('network')),
  })
  expect(await analyseVideo(film, senses, asking({ words: 'gladia' }).asked)).toEqual({
    kind: 'nothing',
    why: 'no_face',
    failure: { of: 'transcription', failure: { service: 'gladia', kind: 'no_answer' } },
  })
})

test('cancelled while a frame is read, it ends at once, closes the model and sends nothing', async () => {
  const controller = new AbortController()
  const never = new Promise<FrameReading>(() => undefined)
  let closed = 0
  const { senses, sent } = scriptedSenses([smile], {
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
  await expect(analyseVideo(film, senses, asked)).rejects.toMatchObject({ name: 'AbortError' })
  expect(closed).toBeGreaterThan(0)
  expect(sent).toEqual([])
})
