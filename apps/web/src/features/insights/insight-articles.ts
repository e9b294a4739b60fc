import type { ArticleCategory } from '@maitri/content/article-categories'
import { type Article, type ArticleId, articles } from '@maitri/content/articles'
import cards from '@maitri/content/articles/en/cards.json'
import type { DrawnFigure } from '../../components/kolam/kolam-drawing'
import type { Hue } from '../../components/ui/hue'
import figures from './drawn/article-figures.json'
import minutes from './drawn/reading-minutes.json'
import { previewOf } from './preview'

/** What the articles are written in, whatever language the page speaks. */
export const articleLanguage = 'en'

/** An article with everything that the list says of it; its text is loaded when it is opened. */
export type InsightArticle = Article & {
  id: ArticleId
  title: string
  /** The summary. */
  content: string
  preview: string
  minutes: number
  figure: DrawnFigure
}

/** The ten, in the register's order. Figures and minutes are drawn and counted beforehand; a test compares them and `vitest -u` writes them. */
export const insightArticles: readonly InsightArticle[] = articles.map((article) => ({
  ...article,
  ...cards[article.id],
  preview: previewOf(cards[article.id].content),
  minutes: minutes[article.id],
  // What JSON is read as knows no tuples.
  figure: figures[article.id] as unknown as DrawnFigure,
}))

export function findInsightArticle(id: string): InsightArticle | null {
  return insightArticles.find((article) => article.id === id) ?? null
}

export const categoryHue: Record<ArticleCategory, Hue> = {
  Technology: 'tulsi',
  Treatment: 'indigo',
  Practice: 'marigold',
  Research: 'peacock',
  Wellness: 'lotus',
}
