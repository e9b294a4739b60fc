import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articleCardsQuery } from '../../data/articles/article-cards-query'
import { currentLanguage } from '../../lib/i18n/i18n'
import { type InsightArticle, insightArticlesOf } from './insight-articles'

/** The ten articles with titles and summaries in the person's language; in English where they cannot be had in it. */
export function useInsightArticles(): readonly InsightArticle[] {
  // Renders again when the language changes.
  useTranslation()
  const language = currentLanguage()
  const { data } = useSuspenseQuery({ ...articleCardsQuery(language), select: insightArticlesOf })
  return data
}
