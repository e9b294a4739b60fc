import { expect, test } from 'vitest'
import { articleWords, readingMinutes } from './reading-time'

test('headings, texts and lists are counted, numbers of sources and lone signs are not', () => {
  const text = {
    sections: [
      { heading: 'One heading', blocks: [{ text: 'Three short words. [1]' }, { list: ['14416 – free', 'आज मन[12]'] }] },
    ],
  }
  expect(articleWords(text)).toEqual(['One', 'heading', 'Three', 'short', 'words.', '14416', 'free', 'आज', 'मन'])
})

test.each([
  [0, 1],
  [1, 1],
  [356, 1],
  [357, 2],
  [952, 4],
  [1_200, 5],
])('%i words are read in %i min', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
