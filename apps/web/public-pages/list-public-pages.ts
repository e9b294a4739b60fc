import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticleCard } from '@maitri/content/article-text'
import { articles } from '@maitri/content/articles'
import type { PublicPage } from '@maitri/contracts'
import { type Language, languages } from '@maitri/domain'

const content = join(import.meta.dirname, '../../../packages/content')
const read = (path: string): unknown => JSON.parse(readFileSync(join(content, path), 'utf8'))

/** Pages that are one text each; their message files have a heading and a lead. */
const headed = ['help', 'privacy', 'terms', 'accessibility'] as const

type Words = PublicPage['words']

/** Every page that opens without an account and is worth finding, with its words in each language that has the whole of it. */
export function listPublicPages(): PublicPage[] {
  const plain = { picture: pagesPicture, article: null }
  return [
    ...articles.map(({ id, publishDate, changedDate }) => ({
      path: `/insights/${id}`,
      picture: pictureOf(id),
      article: { publishedOn: publishDate, changedOn: changedDate },
      words: articleWords(id),
    })),
    // The address itself is what most people send. Its own language is the reader's; the page that a visitor comes to has one for each.
    { ...plain, path: '/', words: { en: frontWords('en') } },
    { ...plain, path: '/get-started', words: Object.fromEntries(languages.map((one) => [one, frontWords(one)])) },
    {
      ...plain,
      path: '/insights',
      words: wordsFrom('insights', ({ title, lead }) => ({ title, description: lead })),
    },
    ...headed.map((name) => ({
      ...plain,
      path: `/${name}`,
      words: wordsFrom(name, ({ heading, lead }) => ({ title: heading, description: lead })),
    })),
  ]
}

export const pictureOf = (article: string) => `/article-pictures/${article}.png`

/** The picture of every page that has none of its own. */
export const pagesPicture = '/page-pictures/maitri.png'

function frontWords(language: Language) {
  const { stone } = read(`messages/${language}/auth.json`) as { stone: { title: string } }
  const { hero } = read(`messages/${language}/home.json`) as { hero: { lead: string } }
  return { title: stone.title.replaceAll('\n', ' '), description: hero.lead }
}

type Texts = Record<'title' | 'heading' | 'lead', string>

function wordsFrom(name: string, words: (texts: Texts) => { title: string; description: string }): Words {
  return Object.fromEntries(
    languages.map((language) => [language, words(read(`messages/${language}/${name}.json`) as Texts)]),
  )
}

function articleWords(id: string): Words {
  const isWritten = (language: Language) =>
    ['cards', id].every((file) => existsSync(join(content, `articles/${language}/${file}.json`)))
  return Object.fromEntries(
    languages.filter(isWritten).map((language) => {
      const cards = read(`articles/${language}/cards.json`) as Record<string, ArticleCard>
      return [language, { title: cards[id]?.title ?? '', description: cards[id]?.content ?? '' }]
    }),
  )
}
