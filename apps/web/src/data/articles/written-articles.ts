import type { ArticleCard, ArticleText } from '@maitri/content/article-text'
import type { ArticleId } from '@maitri/content/articles'
import englishCards from '@maitri/content/articles/en/cards.json'
import type { Language } from '@maitri/domain'

export type ArticleCards = Record<ArticleId, ArticleCard>

/** What is written and the language it is written in: English where a language does not have it. */
export type Written<T> = T & { language: Language }

const folder = '../../../../../packages/content/articles'
const cards = import.meta.glob<ArticleCards>(
  ['../../../../../packages/content/articles/*/cards.json', '!../../../../../packages/content/articles/en/cards.json'],
  { import: 'default' },
)
/** One file a language and article: a reader loads one. */
const texts = import.meta.glob<ArticleText>(
  ['../../../../../packages/content/articles/*/*.json', '!../../../../../packages/content/articles/*/cards.json'],
  { import: 'default' },
)

/** Titles and summaries in a language; in English, which comes with this module, also where they cannot be loaded. */
export async function articleCards(language: Language): Promise<Written<{ cards: ArticleCards }>> {
  const load = cards[`${folder}/${language}/cards.json`]
  try {
    if (load) return { cards: await load(), language }
  } catch {
    // A list in English leads to the articles; an error leads nowhere.
  }
  return { cards: englishCards, language: 'en' }
}

/** The text of an article in a language, or in English; rejects where it could not be loaded. */
export async function articleText(id: ArticleId, language: Language): Promise<Written<{ text: ArticleText }>> {
  const load = texts[`${folder}/${language}/${id}.json`]
  if (load) return { text: await load(), language }
  if (language === 'en') throw new Error(`No text of the article ${id}`)
  return articleText(id, 'en')
}
