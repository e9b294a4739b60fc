import type { Language } from '@maitri/domain'
import { queryOptions } from '@tanstack/react-query'
import { articleCards } from './written-articles'

/** Titles and summaries of the articles in a language: read once, from the app itself, also without a network. */
export const articleCardsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['article-cards', language],
    queryFn: () => articleCards(language),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
