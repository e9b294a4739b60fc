import { videoAnalysis } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { composeAnalysis, type Found } from './compose-analysis'
import { summariseFrames } from './face/summarise-frames'

const nothing: Found = {
  face: null,
  words: null,
  cloud: null,
  durationSeconds: 12,
  language: 'en',
  usedFallback: false,
}
const none = { joy: 0, sorrow: 0, anger: 0, surprise: 0, neutral: 0 }

const smiling = () => {
  const summary = summariseFrames(
    Array.from({ length: 6 }, (_, index) => ({
      atSeconds: index / 2,
      reading: { found: 'face', scores: { happy: 1 } },
    })),
  )
  if (summary.found !== 'face') throw new Error('a face was found')
  return summary
}

const spoken = (text: string, confidence: number | null = 0.91): Found['words'] => ({
  text,
  source: 'gladia',
  language: 'en',
  durationSeconds: 12,
  confidence,
  wordCount: 99,
})

test('a face is a measurement, whatever the words say', () => {
  const body = composeAnalysis({ ...nothing, face: smiling(), words: spoken('I am sad and tired.') })
  expect(body).toMatchObject({
    emotions: { ...none, joy: 100 },
    dominantEmotion: 'joy',
    emotionSource: 'face',
    usingMockEmotions: false,
    transcription: 'I am sad and tired.',
    transcriptionSource: 'gladia',
    sentiment: { sentiment: 'negative', score: -1, positiveWords: 0, negativeWords: 2 },
    suggestions: ['note_the_good', 'pass_it_on'],
    metadata: { language: 'en', durationSeconds: 12, confidence: 0.91, wordCount: 5 },
  })
  expect(videoAnalysis.safeParse(body).success).toBe(true)
})

test('without a face the emotions come from the words, and are marked as that', () => {
  expect(composeAnalysis({ ...nothing, words: spoken('I am sad. I went home.') })).toMatchObject({
    emotions: { ...none, sorrow: 50, neutral: 50 },
    emotionSource: 'words',
    usingMockEmotions: true,
    face: null,
  })
})

test('a share of frames is never called a confidence', () => {
  expect(composeAnalysis({ ...nothing, face: smiling() })?.metadata.confidence).toBe(0)
  expect(composeAnalysis({ ...nothing, face: smiling(), words: spoken('Hello.', null) })?.metadata.confidence).toBe(0)
})

test('a face at rest is no emotion, whatever the model scores it as', () => {
  const stern = summariseFrames(
    Array.from({ length: 8 }, (_, index) => ({
      atSeconds: index / 2,
      reading: { found: 'face', scores: { angry: 1 } },
    })),
  )
  if (stern.found !== 'face') throw new Error('a face was found')
  expect(composeAnalysis({ ...nothing, face: stern })).toMatchObject({
    dominantEmotion: 'neutral',
    suggestions: ['look_far', 'one_fixed_hour'],
  })
})

test('a face alone has no words: neutral sentiment, score 0, no source', () => {
  expect(composeAnalysis({ ...nothing, face: smiling() })).toMatchObject({
    transcription: '',
    transcriptionSource: null,
    sentiment: { sentiment: 'neutral', score: 0 },
    metadata: { language: null, wordCount: 0 },
  })
})

test('what the cloud saw is named as the cloud', () => {
  const cloud = { emotions: { ...none, surprise: 100 }, transcript: '', smilingShare: null }
  expect(composeAnalysis({ ...nothing, cloud })).toMatchObject({
    emotionSource: 'cloud',
    usingMockEmotions: false,
    dominantEmotion: 'surprise',
  })
})

test('a cloud that heard words and saw no emotion gives emotions from the words, heard by Google', () => {
  const cloud = { emotions: null, transcript: 'I am happy.', smilingShare: 0.9 }
  expect(composeAnalysis({ ...nothing, cloud })).toMatchObject({
    emotions: { ...none, joy: 100 },
    emotionSource: 'words',
    usingMockEmotions: true,
    transcriptionSource: 'google',
  })
})

test.each([
  ['nothing at all', nothing],
  ['a cloud that found nothing', { ...nothing, cloud: { emotions: none, transcript: ' ', smilingShare: 0 } }],
])('%s is no reading', (_, found) => {
  expect(composeAnalysis(found)).toBeNull()
})
