import { readSite, searchResources } from '@maitri/contracts'
import type { TopicWord } from '@maitri/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError, callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useIsOnline } from '../../../lib/use-is-online'
import { type BuiltInWords, builtIn, type FoundResources, fromSearch } from './found-resources'

/** Where what is shown came from, and with it what the page says about it. */
export type ResourceOrigin = 'search' | 'nothing_found' | 'built_in' | 'offline' | 'search_failed'

export type ResourceView =
  | { state: 'waiting' }
  | {
      state: 'ready'
      origin: ResourceOrigin
      found: FoundResources
      /** Whether the topic words have left the device. */
      isSent: boolean
      isRetrying: boolean
      retry: () => void
    }

const anHourMs = 60 * 60 * 1000

/** Resources for the topics: of a search on the web where the operator set one up and it answers, else the built-in ones. */
export function useFoundResources(topics: readonly TopicWord[]): ResourceView {
  const { t } = useTranslation('resources')
  const language = currentLanguage()
  const isOnline = useIsOnline()
  const search = useQuery({
    queryKey: ['resource-search', language, ...topics],
    queryFn: async ({ signal }) => {
      // Not even the topics leave the device where no search is set up.
      const { hasWebSearch } = await callApi(readSite, {}, { signal })
      return hasWebSearch ? callApi(searchResources, { body: { words: [...topics], language } }, { signal }) : null
    },
    enabled: isOnline,
    staleTime: anHourMs,
    // The built-in resources stand in; the person decides whether to try again.
    retry: false,
  })

  const words: BuiltInWords = (id) => ({ title: t(`built_in.${id}.title`), about: t(`built_in.${id}.about`) })
  const ready = (origin: ResourceOrigin, found: FoundResources): ResourceView => ({
    state: 'ready',
    origin,
    found,
    isSent: search.isFetched && search.data !== null,
    isRetrying: search.isFetching,
    retry: () => void search.refetch(),
  })

  if (search.data) {
    const found = fromSearch(search.data)
    if (found.textResults.length + found.videoResults.length > 0) return ready('search', found)
    return ready('nothing_found', builtIn(topics, words, null))
  }
  if (!isOnline) return ready('offline', builtIn(topics, words, null))
  if (search.data === null) return ready('built_in', builtIn(topics, words, null))
  if (!search.error) return { state: 'waiting' }
  const notice = couldNotRead(search.error) ? t('failed.unreadable') : t('failed.unreachable')
  return ready('search_failed', builtIn(topics, words, notice))
}

/** A source answered, and nothing could be made of its answer. */
const couldNotRead = (error: Error) => error instanceof ApiError && error.provider?.kind === 'invalid_response'
