import type { TextAnalysis, VideoAnalysis } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { buildTextAnalysis, buildVideoAnalysis } from '../../../../testing/build-analysis'
import { type Change, changeBetween } from './change-between'

const between = (one: TextAnalysis | VideoAnalysis, other: TextAnalysis | VideoAnalysis) =>
  changeBetween(
    { id: 'one', occurredAt: '2026-11-20T08:00:00.000Z', body: one },
    { id: 'other', occurredAt: '2026-11-21T08:00:00.000Z', body: other },
  )
const words = (score: number, changes: Partial<TextAnalysis> = {}) => buildTextAnalysis({ score, ...changes })
const sorrow = buildVideoAnalysis({ dominantEmotion: 'sorrow', emotionSource: 'cloud', face: null })

test.each<[string, TextAnalysis | VideoAnalysis, TextAnalysis | VideoAnalysis, Change]>([
  ['words with a lighter score', words(-0.5), words(0.2), { key: 'lighter' }],
  ['words with a heavier score', words(0.5), words(0.2), { key: 'heavier' }],
  ['words with nearly the same score', words(0.2), words(0.29), { key: 'alike' }],
  ['too few words', words(-1, { enough: false }), words(1), { key: 'first_impression' }],
  [
    'words scored in the cloud, by what was counted',
    words(0.9, { sentimentSource: 'cloud', positiveWords: 1, negativeWords: 4 }),
    words(-0.9, { sentimentSource: 'cloud', positiveWords: 4, negativeWords: 1 }),
    { key: 'lighter' },
  ],
  ['two videos', buildVideoAnalysis(), sorrow, { key: 'other_emotion', earlier: 'joy', later: 'sorrow' }],
  ['two videos alike', sorrow, sorrow, { key: 'same_emotion', earlier: 'sorrow', later: 'sorrow' }],
  ['words and a silent video', words(0.2), sorrow, { key: 'first_impression' }],
  ['a video without face or words', buildVideoAnalysis({ emotionSource: 'none' }), sorrow, { key: 'first_impression' }],
  ['words that need help', words(1, { text: 'I want to die' }), words(1), { key: 'needs_help' }],
  [
    'a video whose words need help',
    words(1),
    buildVideoAnalysis({ transcription: 'I want to die' }),
    { key: 'needs_help' },
  ],
])('of %s the comparison says so', (_, one, other, change) => {
  expect(between(one, other)).toEqual(change)
})

test('words and a video that speaks are told apart by what was said in both', () => {
  const said =
    'I am happy and grateful today, the morning was calm and lovely, my friends came over, and we had a wonderful and joyful evening together.'
  expect(between(words(-0.6), buildVideoAnalysis({ transcription: said }))).toEqual({ key: 'lighter' })
})
