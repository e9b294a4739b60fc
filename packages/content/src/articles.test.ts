import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toolIds } from '@maitri/contracts'
import { expect, test } from 'vitest'
import cards from '../articles/en/cards.json' with { type: 'json' }
import { articleCategories } from './article-categories'
import type { ArticleText } from './article-text'
import { type Article, articles as register } from './articles'

const articles: readonly Article[] = register
const folder = join(import.meta.dirname, '../articles/en')
const today = '2026-11-21'

const read = (id: string, language = 'en') =>
  JSON.parse(readFileSync(join(folder, '..', language, `${id}.json`), 'utf8')) as ArticleText

const linesOf = (id: string) =>
  read(id).sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => ('text' in block ? [block.text] : block.list)),
  ])

const words = new Intl.Segmenter('en-IN', { granularity: 'word' })
const countWords = (text: string) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length

const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(date).toISOString().slice(0, 10) === date

test('there are ten articles, each with its card and its text, and no text or card belongs to none', () => {
  const ids = articles.map(({ id }) => id)
  expect(new Set(ids).size).toBe(10)
  expect(Object.keys(cards)).toEqual(ids)
  const texts = readdirSync(folder).filter((file) => file !== 'cards.json')
  expect(texts.sort()).toEqual(ids.map((id) => `${id}.json`).sort())
})

test('all five categories of the specification are used', () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories))
})

test.each(articles)('$id has 600 to 1,200 words under headings of its own', ({ id }) => {
  const count = countWords(
    linesOf(id)
      .join('\n')
      .replace(/\[\d+\]/g, ''),
  )
  expect(count).toBeGreaterThanOrEqual(600)
  expect(count).toBeLessThanOrEqual(1200)
  const headings = read(id).sections.map(({ heading }) => heading)
  expect(new Set(headings).size).toBe(headings.length)
  expect(linesOf(id).every((line) => line.trim() === line && line !== '')).toBe(true)
})

test.each(articles)('$id has a summary for its card and what the list and the search need', (article) => {
  const card = cards[article.id as keyof typeof cards]
  expect(card.title).not.toBe('')
  expect(card.content.length).toBeGreaterThanOrEqual(200)
  expect(article.tags.length).toBeGreaterThanOrEqual(3)
  expect(article.tags.length).toBeLessThanOrEqual(6)
  expect(article.tags.every((tag) => tag === tag.toLowerCase().trim())).toBe(true)
  expect(toolIds).toContain(article.relatedTool)
})

test.each(articles)('$id names every source that it lists, first in their order, and none beyond them', (article) => {
  const named = linesOf(article.id).flatMap((line) =>
    [...line.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
  )
  expect([...new Set(named)]).toEqual(article.sources.map((_, index) => index + 1))
})

test.each(articles)(
  'the sources of $id can be found: a reference, a page over https, a date that has passed',
  (article) => {
    expect(article.sources.length).toBeGreaterThanOrEqual(3)
    for (const { reference, date, url } of article.sources) {
      expect(reference).not.toBe('')
      expect(new URL(url).protocol).toBe('https:')
      expect(date).toMatch(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)
      expect(isDay(date.padEnd(10, '-01')), `${reference}: ${date}`).toBe(true)
      expect(date <= today, `${reference} is published`).toBe(true)
    }
  },
)

test.each(articles)('$id was published and read again on real days', ({ publishDate, reviewedDate }) => {
  expect(isDay(publishDate) && isDay(reviewedDate)).toBe(true)
  expect(publishDate <= reviewedDate && reviewedDate <= today).toBe(true)
})

/** Of the day and the English words together: who changes the words comes by here, and gives the article its new day first. */
const marksOfDays: Record<string, string> = {
  'finding-help': '33df3a64f655',
  'calling-tele-manas': '574388ade6e9',
  'your-rights': 'c9181e76b57c',
  'exam-pressure': '181dd2fd1263',
  'talking-with-parents': '3a00d127175a',
  'when-sleep-does-not-come': '3031e8c2e859',
  'slow-breathing': 'c78f5ea6ac37',
  'phone-and-mood': '6891f1eea472',
  'after-someone-dies': '89003ae35966',
  'machines-and-feelings': 'f4cad634475e',
}

test.each(articles)(
  '$id tells search engines the day on which its words last changed',
  ({ id, changedDate, publishDate }) => {
    expect(isDay(changedDate) && publishDate <= changedDate).toBe(true)
    const mark = createHash('sha256')
      .update(`${changedDate} ${JSON.stringify(read(id))}`)
      .digest('hex')
      .slice(0, 12)
    expect(mark, 'new words have a new changedDate in articles.ts, and then this mark').toBe(marksOfDays[id])
  },
)

test.each(articles)('$id raises its voice nowhere', ({ id }) => {
  expect(linesOf(id).filter((line) => line.includes('!'))).toEqual([])
})

const translated = readdirSync(join(folder, '..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .flatMap(({ name: language }) => readdirSync(join(folder, '..', language)).map((file) => ({ language, file })))
  .filter(({ file }) => file.endsWith('.json'))

const isWritten = (line: string) => line !== '' && line.trim() === line && !line.includes('!')
/** What must be the same in every language: the sources that a block names, and the numbers that someone may call. */
const factsOf = (line: string) =>
  [...new Set(line.match(/\[\d+\]|(?<!\d)(?:1-800-891-4416|14416|1098|1930|181|112)(?!\d)/g) ?? [])].sort()

test('a translation has every section, block and point of the English text, its sources and its help lines', () => {
  for (const { language, file } of translated.filter((entry) => entry.file !== 'cards.json')) {
    const id = file.replace(/\.json$/, '')
    const where = `${language}/${file}`
    expect(
      articles.map((article) => article.id),
      where,
    ).toContain(id)
    const [own, english] = [shapeOf(read(id, language)), shapeOf(read(id))]
    expect(own, where).toEqual(english)
  }
})

/** An article with what all languages share in place of its words. */
const shapeOf = ({ sections }: ArticleText) =>
  sections.map(({ heading, blocks }) => ({
    isHeaded: isWritten(heading),
    blocks: blocks.map((block) =>
      ('text' in block ? [block.text] : block.list).map((line) => ({
        isWritten: isWritten(line),
        facts: factsOf(line),
      })),
    ),
    kinds: blocks.map((block) => ('text' in block ? 'text' : 'list')),
  }))

test('a translation has title and summary of every article', () => {
  for (const { language } of translated.filter(({ file }) => file === 'cards.json')) {
    const own = JSON.parse(readFileSync(join(folder, '..', language, 'cards.json'), 'utf8')) as typeof cards
    expect(Object.keys(own), language).toEqual(Object.keys(cards))
    for (const { title, content } of Object.values(own)) expect([title, content].every(isWritten), title).toBe(true)
  }
})
