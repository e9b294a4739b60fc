import { expect, test } from 'vitest'
import { countWords, drawSideBySide, stringsOf } from './side-by-side'

const file = {
  name: 'help',
  since: '2026-11-22',
  english: stringsOf({ heading: 'Talk <b>now</b>', list: { one: 'A', count_other: '{{count}} lines' } }),
  own: stringsOf({
    heading: 'ఇప్పుడు మాట్లాడండి',
    list: { one: 'అ', count_one: '{{count}} లైను', count_other: '{{count}} లైన్లు' },
  }),
  englishBefore: stringsOf({ heading: 'Talk', list: { one: 'A', count_other: '{{count}} lines' } }),
  ownBefore: stringsOf({ heading: 'ఇప్పుడు మాట్లాడండి', list: { one: 'ఆ', count_other: '{{count}} లైన్లు' } }),
}

const unescaped = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

/** The texts of the cells of each row but the first, which names the columns. */
const rowsOf = (page: string) =>
  [...page.matchAll(/<tr>(<td>.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .split(/<td[^>]*>/)
      .slice(1)
      .map(unescaped),
  )

test('the page shows what has changed in either language, with what it was', () => {
  expect(rowsOf(drawSideBySide('te', [file]))).toEqual([
    ['heading', 'Talk <b>now</b>Talk', 'ఇప్పుడు మాట్లాడండి'],
    ['list.one', 'A', 'అఆ'],
    ['list.count_one', '{{count}} lines', '{{count}} లైను'],
  ])
})

test('a file that nobody has read is shown whole, and one without a change not at all', () => {
  const page = drawSideBySide('te', [
    { ...file, since: null, englishBefore: new Map(), ownBefore: new Map() },
    { ...file, name: 'same', englishBefore: file.english, ownBefore: file.own },
  ])
  expect(rowsOf(page)).toHaveLength(4)
  expect(page.match(/<h2>.*<\/h2>/g)).toEqual(['<h2>help.json</h2>'])
  expect(page.match(/<td lang="te">/g)).toHaveLength(4)
})

test('words are counted as they are read, in every script', () => {
  expect(countWords(['Sleep, 8 hours.', "Don't <b>stop</b> {{name}}!"])).toBe(5)
  expect(countWords(['ఈ-మెయిల్ పాస్‌వర్డ్ మార్చండి', 'என்ன? 14416'])).toBe(5)
})
