import type { ArticleCategory } from '@maitri/content/article-categories'
import { type Article, type ArticleId, articles } from '@maitri/content/articles'
import type { Language } from '@maitri/domain'
import type { DrawnFigure } from '../../components/kolam/kolam-drawing'
import type { Hue } from '../../components/ui/hue'
import type { ArticleCards, Written } from '../../data/articles/written-articles'
import figures from './drawn/article-figures.json'
import minutes from './drawn/reading-minutes.json'
import { previewOf } from './preview'

/** An article with everything that the list says of it; its text is loaded when it is opened. */
export type InsightArticle = Article & {
  id: ArticleId
  /** What title and summary are written in. */
  language: Language
  title: string
  /** The summary. */
  content: string
  preview: string
  /** Of the English text: a translation takes about as long, whatever the count of its words. */
  minutes: number
  figure: DrawnFigure
}

/** The ten with these cards, in the register's order. Figures and minutes are drawn and counted beforehand; a test compares them and `vitest -u` writes them. */
export const insightArticlesOf = ({ cards, language }: Written<{ cards: ArticleCards }>): readonly InsightArticle[] =>
  articles.map((article) => ({
    ...article,
    ...cards[article.id],
    language,
    preview: previewOf(cards[article.id].content),
    minutes: minutes[article.id],
    // What JSON is read as knows no tuples.
    figure: figures[article.id] as unknown as DrawnFigure,
  }))

export const categoryHue: Record<ArticleCategory, Hue> = {
  Technology: 'tulsi',
  Treatment: 'indigo',
  Practice: 'marigold',
  Research: 'peacock',
  Wellness: 'lotus',
}
