import { expect, test } from 'vitest'
import { sentimentFromCounts } from './sentiment-from-counts'

test.each([
  // 13 of 20 lift: the score is exactly 0.3, which is not above it
  [13, 7, 'neutral', 0.3],
  [7, 13, 'neutral', -0.3],
  [66, 34, 'positive', 0.32],
  [34, 66, 'negative', -0.32],
  [1, 0, 'positive', 1],
  [0, 1, 'negative', -1],
  [2, 1, 'positive', 1 / 3],
  [1, 2, 'negative', -1 / 3],
  [5, 5, 'neutral', 0],
  [0, 0, 'neutral', 0],
] as const)('%i lifting and %i weighing words read as %s', (positive, negative, sentiment, score) => {
  const result = sentimentFromCounts(positive, negative)
  expect(result.sentiment).toBe(sentiment)
  expect(result.score).toBeCloseTo(score, 12)
})

test('the six readings start at 50 and shift by 30, 20 and 25 times the score', () => {
  expect(sentimentFromCounts(0, 0).emotionScores).toEqual({
    calm: 50,
    stressed: 50,
    focused: 50,
    distracted: 50,
    energetic: 50,
    tired: 50,
  })
  expect(sentimentFromCounts(4, 0).emotionScores).toEqual({
    calm: 80,
    stressed: 20,
    focused: 70,
    distracted: 30,
    energetic: 75,
    tired: 25,
  })
  expect(sentimentFromCounts(1, 3).emotionScores).toEqual({
    calm: 35,
    stressed: 65,
    focused: 40,
    distracted: 60,
    energetic: 37.5,
    tired: 62.5,
  })
})
