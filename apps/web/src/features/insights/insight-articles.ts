import type { ArticleCategory } from '@maitri/content/article-categories'
import { articleTopics } from '@maitri/content/article-topics'
import { type Article, type ArticleId, articles } from '@maitri/content/articles'
import type { Language } from '@maitri/domain'
import type { Hue } from '../../components/ui/hue'
import type { ArticleCards, Written } from '../../data/articles/written-articles'
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
  /** What it is about, in a few words of the same language. */
  labels: readonly string[]
  /** Of the English text: a translation takes about as long, whatever the count of its words. */
  minutes: number
}

/** The ten with these cards, in the register's order. The minutes are counted beforehand; a test compares them and `vitest -u` writes them. */
export const insightArticlesOf = ({ cards, language }: Written<{ cards: ArticleCards }>): readonly InsightArticle[] =>
  articles.map((article) => ({
    ...article,
    ...cards[article.id],
    language,
    preview: previewOf(cards[article.id].content),
    labels: language === 'en' ? article.tags : topicNames(article.id, language),
    minutes: minutes[article.id],
  }))

const mostLabels = 4

/** The topics that an article says most about come first. */
const topicNames = (id: ArticleId, language: Language) =>
  articleTopics
    .map(({ articles: about, words }) => ({ rank: about.indexOf(id), name: words[language][0] ?? '' }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, two) => one.rank - two.rank)
    .slice(0, mostLabels)
    .map(({ name }) => name)

export const categoryHue: Record<ArticleCategory, Hue> = {
  Technology: 'tulsi',
  Treatment: 'indigo',
  Practice: 'marigold',
  Research: 'peacock',
  Wellness: 'lotus',
}
