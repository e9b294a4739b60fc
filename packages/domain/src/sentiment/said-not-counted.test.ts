import { expect, test } from 'vitest'
import { saidNotCounted } from './__phrases__/said-not-counted'
import { analyzeSentiment } from './analyze-sentiment'

const phrases = Object.entries(saidNotCounted).flatMap(([language, set]) =>
  set.map(({ text, sentiment }) => ({ language, text, sentiment })),
)

test.each(phrases)('$language: "$text" is $sentiment', ({ text, sentiment }) => {
  expect(analyzeSentiment(text, 'en').sentiment).toBe(sentiment)
})

/** The stretches of a text with what each counted as and why. */
const marks = (text: string) =>
  analyzeSentiment(text, 'en').highlights.map(({ start, end, effect, weight, reasons }) => [
    text.slice(start, end),
    weight === 0 ? 'not counted' : effect,
    reasons,
  ])

test.each([
  [
    'Everyone is happy except me',
    [
      ['happy', 'not counted', ['excepted']],
      ['except me', 'negative', ['excepted']],
    ],
  ],
  [
    'Everyone is happier than me',
    [
      ['happier', 'not counted', ['compared']],
      ['than me', 'negative', ['compared']],
    ],
  ],
  [
    'My friend got the job and I did not',
    [
      ['got the job', 'not counted', ['idiom', 'of_others']],
      ['not', 'negative', ['of_others']],
    ],
  ],
  [
    'He is happy and I am crying',
    [
      ['happy', 'not counted', ['of_others']],
      ['crying', 'negative', ['after_contrast']],
    ],
  ],
  ['I wish I was happy', [['happy', 'negative', ['negated', 'wished']]]],
  ['I was happy once', [['happy', 'negative', ['past']]]],
])('the highlights of "%s" say what counted and why', (text, expected) => {
  expect(marks(text)).toEqual(expected)
})

test('what leaves the speaker out of bad luck lifts, and what others share with the speaker counts', () => {
  expect(analyzeSentiment('Everyone failed except me', 'en').sentiment).toBe('positive')
  expect(analyzeSentiment('Everyone else was kind to me', 'en').sentiment).toBe('positive')
})

test('a word of its own is not read as a misspelling', () => {
  expect(analyzeSentiment('At noon happy children came', 'en').sentiment).toBe('positive')
  expect(analyzeSentiment('My arm is scarred', 'en').emotions).not.toContain('afraid')
})

test('in speech without punctuation the last clause leads', () => {
  const lastClause = (text: string) => analyzeSentiment(text, 'en').sentiment
  expect(lastClause('I was so scared they were so angry I am happy today')).toBe('positive')
  expect(lastClause('he was so kind we laughed a lot I am crying today')).toBe('negative')
})
