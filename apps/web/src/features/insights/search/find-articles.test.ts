import type { Language } from '@maitri/domain'
import { expect, test } from 'vitest'
import { findArticles } from './find-articles'
import { wantedWords } from './wanted-words'

const articles = [
  {
    id: 'when-sleep-does-not-come',
    title: "When sleep doesn't come",
    content: 'It is past two, the fan turns.',
    preview: 'It is past two…',
    tags: ['night', 'insomnia'],
  },
  {
    id: 'finding-help',
    title: 'Where to find help',
    content: 'Tele-MANAS answers. 14416',
    preview: 'Tele-MANAS answers. 14416',
    tags: ['hospital'],
  },
  { id: 'moochu', title: 'மூச்சு', content: 'நிமிடத்திற்கு ஆறு மூச்சு', preview: 'நிமிட…', tags: ['calm'] },
]
const texts: Record<string, readonly string[]> = {
  'when-sleep-does-not-come': ['The next half hour', 'Tablets from a cousin are not worth it.', 'Feel your feet.'],
  'finding-help': ['What to ask', 'Ask about the fee before the first session.'],
  moochu: ['செலவு எதுவும் இல்லை.'],
}

const find = (query: string, language: Language = 'en') =>
  findArticles(wantedWords(query, language), articles, ({ id }) => texts[id] ?? null)
const ids = (query: string, language?: Language) => find(query, language).map(({ article }) => article.id)

test.each([
  ['', ['when-sleep-does-not-come', 'finding-help', 'moochu']],
  ['  ', ['when-sleep-does-not-come', 'finding-help', 'moochu']],
  ['FAN', ['when-sleep-does-not-come']],
  ['insomnia', ['when-sleep-does-not-come']],
  ['tele-manas 14416', ['finding-help']],
  ['１４４１６', ['finding-help']],
  ['ஆறு', ['moochu']],
  ['where to', ['finding-help']],
  ['sleep zebra', []],
  ['.*', []],
  ['(', []],
])('the search %j finds %j', (query, found) => {
  expect(ids(query)).toEqual(found)
})

test('the whole text is looked through, and the sentence is shown with what was found in it', () => {
  expect(find('cousin')).toEqual([
    {
      article: articles[0],
      line: { text: 'Tablets from a cousin are not worth it.', start: 15, end: 21 },
    },
  ])
  expect(find('insomnia')[0]?.line, 'a tag alone is in no sentence').toBeNull()
  expect(find('fan sleep')[0]?.line, 'no sentence has them').toBeNull()
})

test('another word for the same thing is found in the language of the page and in English, however it is typed', () => {
  for (const query of ['money', 'paisa', 'पैसे', 'காசு']) {
    const found = find(query, 'ta').map(({ article, line }) => [article.id, line?.text.slice(line.start, line.end)])
    expect(found, query).toEqual([
      ['finding-help', 'fee'],
      ['moochu', 'செலவு'],
    ])
  }
  expect(ids('money', 'en'), 'Tamil words are looked for where Tamil is read').toEqual(['finding-help'])
})

test('a word that stands for another is no part of a third: a fee is not a feeling', () => {
  expect(ids('money')).not.toContain('when-sleep-does-not-come')
})

test('an article about a topic is found by its words although none of them is in it, after those that say it', () => {
  expect(ids('depression'), 'in the words of nobody here').toEqual(['finding-help'])
  expect(ids('help'), 'by its title').toEqual(['finding-help'])
})

test('a long sentence is cut around what was found', () => {
  const long = `${'before '.repeat(40)}marigold ${'after '.repeat(60)}`.trim()
  const [found] = findArticles(wantedWords('marigold', 'en'), [{ ...articles[2], id: 'long' } as never], () => [long])
  const { text, start, end } = found?.line ?? { text: '', start: 0, end: 0 }
  expect(text.slice(start, end)).toBe('marigold')
  expect(text.length).toBeLessThan(200)
  expect(text).toMatch(/^…before .*after…$/)
})
