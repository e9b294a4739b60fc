import { type ArticleId, articles } from '@maitri/content/articles'
import { useQuery } from '@tanstack/react-query'
import { articleText } from '../../../data/articles/written-articles'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { spokenSections } from '../aloud/spoken-sections'

/**
 * The sentences of all texts, in the person's language, once something is looked for. Where they cannot be loaded the cards alone are
 * looked through, as before they are there.
 */
export function useArticleSentences(isWanted: boolean) {
  const language = currentLanguage()
  const { data, isLoading } = useQuery({
    queryKey: ['article-sentences', language],
    queryFn: async () => new Map(await Promise.all(articles.map(({ id }) => sentencesOf(id)))),
    enabled: isWanted,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  async function sentencesOf(id: ArticleId) {
    const { text, language: written } = await articleText(id, language)
    const sections = spokenSections(text, written)
    return [id, sections.flatMap(({ heading, sentences }) => [heading, ...sentences])] as const
  }
  return { isLoading, sentencesOf: (id: ArticleId) => data?.get(id) ?? null }
}
