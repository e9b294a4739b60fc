import { expect, test } from 'vitest'
import { segmentsOf } from './segments-of'

const highlight = (start: number, end: number) => ({ start, end, effect: 'negative' as const, weight: 1, reasons: [] })

test('a text is cut at its highlights and loses nothing', () => {
  const segments = segmentsOf('I am sad today', [highlight(5, 8)])
  expect(segments.map(({ words }) => words)).toEqual(['I am ', 'sad', ' today'])
  expect(segments.map((segment) => segment.highlight !== null)).toEqual([false, true, false])
})

test('highlights at both ends and one beyond the end are shown as far as the text goes', () => {
  const segments = segmentsOf('sad', [highlight(0, 3), highlight(3, 9)])
  expect(segments.map(({ words }) => words)).toEqual(['sad'])
})

test('a text without highlights is one piece', () => {
  expect(segmentsOf('so it is', [])).toEqual([{ start: 0, words: 'so it is', highlight: null }])
})
