import { expect, test } from 'vitest'
import { buildVideoAnalysis } from '../../../../testing/build-analysis'
import { headingOf } from './heading-of'

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
  expect(headingOf(buildVideoAnalysis({ emotions, dominantEmotion }))).toEqual(expected)
})
