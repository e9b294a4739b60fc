import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { languageOfFolder } from '../../../bench/learned/language-of-folder'
import { fingerprintOf } from '../../../bench/tone/learn'
import { readAll, shareOpposite, shareRight } from '../../../bench/tone/measure-tone'
import { listPassages, readPassages } from '../../../bench/tone/passages'
import { analyzeSentiment } from '../analyze-sentiment'
import { learnedFrom } from './weights-data'

test('the weights were learned from the passages that stand in the repository', () => {
  expect(fingerprintOf([...listPassages(), ...readPassages('train')]), 'run npm run train:tone').toBe(learnedFrom)
})

test('the weights take at most 120 kB as brotli', () => {
  const source = readFileSync(new URL('./weights-data.ts', import.meta.url))
  expect(brotliCompressSync(source).length).toBeLessThan(120_000)
})

// Floors, two or three points under what decision 0022 measured; a word list alone read 39 % rightly and 18 % the opposite way.
test('of a stranger’s passages most are read as a reader hears them, and of those that are told nearly all', () => {
  const reads = readAll(readPassages('test'))
  const told = reads.filter(({ isSure }) => isSure)
  expect(shareRight(reads)).toBeGreaterThan(0.67)
  expect(told.length / reads.length).toBeGreaterThan(0.4)
  expect(shareRight(told)).toBeGreaterThan(0.9)
  expect(shareOpposite(told)).toBeLessThan(0.06)
  expect(shareOpposite(reads)).toBeLessThan(0.09)
})

describe('marks, counts and result never contradict one another', () => {
  const passages = readPassages('test')
  test.each(passages.map(({ text, folder }) => [text, folder] as const))('%s', (text, folder) => {
    const { sentiment, positiveWords, negativeWords, highlights } = analyzeSentiment(text, languageOfFolder(folder))
    const counted = (effect: string) => highlights.filter((one) => one.effect === effect && one.weight > 0).length
    expect([counted('positive'), counted('negative')]).toEqual([positiveWords, negativeWords])
    if (sentiment === 'positive') expect(positiveWords).toBeGreaterThan(negativeWords)
    if (sentiment === 'negative') expect(negativeWords).toBeGreaterThan(positiveWords)
    highlights.forEach(({ start, end }, index) => {
      expect(start).toBeGreaterThanOrEqual(highlights[index - 1]?.end ?? 0)
      expect(end).toBeGreaterThan(start)
    })
  })
})

test('where no listed word says it, the words that say it together are marked', () => {
  const text =
    'They called my name last and the room was already empty. I folded the certificate into the lunch box and told everyone at home that there was no function.'
  const { sentiment, highlights } = analyzeSentiment(text, 'en')
  expect(sentiment).toBe('negative')
  expect(highlights.some(({ effect, weight }) => effect === 'negative' && weight > 0)).toBe(true)
})

test('of letters that are no words nothing is told', () => {
  expect(analyzeSentiment('qwe asd zxc '.repeat(8), 'en')).toMatchObject({ sentiment: 'neutral', enough: false })
})
