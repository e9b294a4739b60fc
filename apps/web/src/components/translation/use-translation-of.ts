import {
  readOwnTranslationOffer,
  readTranslationOffer,
  type TranslatedKind,
  type TranslationLanguage,
  translatePublicWords,
  translatePublicWordsForPerson,
  translationMaxIds,
} from '@maitri/contracts'
import { languageOf } from '@maitri/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery } from '../../data/account-query'
import { ownerOf } from '../../data/records/owner-records'
import { callApi } from '../../lib/api-client'
import { currentLanguage } from '../../lib/i18n/i18n'
import { useSession } from '../../lib/session/session'
import type { TranslationBarProps } from './translation-bar'

/** Words of others as they were written, by whose they are. */
export type Writing = { id: string; texts: readonly string[] }

export type TranslationOf = {
  /** A text of others as the person wants to read it now. */
  words: (text: string) => string
  /** The language that these words are in, as an element's `lang`; undefined of what stands as it was written. */
  langOf: (text: string) => TranslationLanguage | undefined
  bar: TranslationBarProps
}

const networkMode = 'always'

/**
 * The words of others in the person's language, on request: asks the server for what stands in another one, where something translates there.
 * Nothing is asked while there is nothing to translate, or nobody wants it.
 */
export function useTranslationOf(kind: TranslatedKind, writings: readonly Writing[]): TranslationOf {
  const session = useSession()
  const owner = ownerOf(session)
  const isGuest = session.state !== 'signed_in'
  // Beside a further language the interface is English.
  const hasChoice = !isGuest && writings.length > 0 && currentLanguage() === 'en'
  const account = useQuery({ ...accountQuery, enabled: hasChoice }).data
  const language = (hasChoice && account?.preferences.furtherLanguage) || currentLanguage()
  const foreign = writings.filter(({ texts }) => languageOf(texts.join('\n'), 'en') !== language)
  const [isWanted, setIsWanted] = useState(false)

  const offer = useQuery({
    queryKey: ['translation-offer', owner],
    queryFn: ({ signal }) => callApi(isGuest ? readTranslationOffer : readOwnTranslationOffer, {}, { signal }),
    enabled: foreign.length > 0,
    networkMode,
  }).data
  const service = offer?.languages.includes(language) ? offer.service : null

  const translation = useQuery({
    queryKey: ['translation', owner, language, kind, foreign],
    queryFn: async ({ signal }) => {
      const endpoint = isGuest ? translatePublicWords : translatePublicWordsForPerson
      const ids = foreign.map(({ id }) => id)
      const found = new Map<string, string>()
      for (let from = 0; from < ids.length; from += translationMaxIds) {
        const body = { kind, ids: ids.slice(from, from + translationMaxIds), language }
        const { texts } = await callApi(endpoint, { body }, { signal })
        for (const { original, translated } of texts) found.set(original, translated)
      }
      return found
    },
    enabled: isWanted && service !== null && foreign.length > 0,
    networkMode,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = isWanted ? translation.data : undefined
  const isTranslated = (text: string) => (found?.get(text) ?? text) !== text

  return {
    words: (text) => found?.get(text) ?? text,
    langOf: (text) => (isTranslated(text) ? language : undefined),
    bar: {
      service: foreign.length > 0 ? service : null,
      language,
      state: !isWanted
        ? 'as_written'
        : translation.isFetching
          ? 'waiting'
          : translation.isError
            ? 'failed'
            : 'translated',
      error: translation.error,
      onTranslate: () => (isWanted ? void translation.refetch() : setIsWanted(true)),
      onAsWritten: () => setIsWanted(false),
    },
  }
}
