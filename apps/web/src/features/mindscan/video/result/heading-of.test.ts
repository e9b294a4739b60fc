import { expect, test } from 'vitest'
import { buildVideoAnalysis } from '../../../../testing/build-analysis'
import { headingOf, isConflict } from './heading-of'

test.each([
  ['one emotion', { joy: 90, sorrow: 0, anger: 0, surprise: 0, neutral: 10 }, 'joy', { first: 'joy', second: null }],
  [
    'one beside it',
    { joy: 5, sorrow: 31, anger: 4, surprise: 4, neutral: 56 },
    'neutral',
    { first: 'neutral', second: 'sorrow' },
  ],
  [
    'too little beside it',
    { joy: 19, sorrow: 0, anger: 0, surprise: 0, neutral: 81 },
    'neutral',
    { first: 'neutral', second: null },
  ],
  [
    'an even face, which is no feeling underneath',
    { joy: 0, sorrow: 60, anger: 0, surprise: 0, neutral: 40 },
    'sorrow',
    { first: 'sorrow', second: null },
  ],
] as const)('%s', (_, emotions, dominantEmotion, expected) => {
  expect(headingOf(buildVideoAnalysis({ emotions, dominantEmotion, emotionSource: 'words', face: null }))).toEqual(
    expected,
  )
})

const face = { frames: 20, framesWithFace: 18, framesWithHeadLowered: 0, timeline: [] }
const angry = { joy: 0, sorrow: 10, anger: 80, surprise: 0, neutral: 10 }

test('a face is headed by the expression that left rest, and by none where none did', () => {
  const headed = (expression: 'joy' | null | undefined) =>
    headingOf(buildVideoAnalysis({ emotions: angry, dominantEmotion: 'anger', face: { ...face, expression } }))
  expect(headed('joy')).toEqual({ first: 'joy', second: null })
  expect(headed(null)).toEqual({ first: 'unclear', second: null })
  expect(headed(undefined)).toEqual({ first: 'unclear', second: null })
})

test.each([
  ['joy', 'negative', true],
  ['sorrow', 'positive', true],
  ['anger', 'positive', true],
  ['joy', 'positive', false],
  [null, 'negative', false],
] as const)('an expression of %s over %s words is a conflict: %s', (expression, sentiment, expected) => {
  const body = buildVideoAnalysis({
    face: { ...face, expression },
    transcription: 'words',
    sentiment: { sentiment, score: 0, positiveWords: 1, negativeWords: 1 },
  })
  expect(isConflict(body)).toBe(expected)
})
