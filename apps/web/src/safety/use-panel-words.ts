import { type Language, languageOf } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { currentLanguage, hasWords, loadWords } from '../lib/i18n/i18n'
import { speakIn, useCrisisSession } from './crisis-session'

const namespaces = ['crisis', 'common', 'shell'] as const

/** The words of help in the language of what was written; where it is not the page's, that language, and what says so on an element. */
export function usePanelWords() {
  const { language } = useCrisisSession()
  const { t } = useTranslation(namespaces, language ? { lng: language } : {})
  return {
    t,
    language: language ?? undefined,
    inLanguage: language ? { lang: language, 'data-language': language } : {},
  }
}

/**
 * Lets help answer in the language of a text. Help never waits for words: it stands there in the page's language until those of another
 * have come.
 */
export function answerInLanguageOf(text: string): void {
  const written = languageOf(text, currentLanguage())
  const language: Language | null = written === currentLanguage() ? null : written
  if (language === null || hasWords(language, namespaces)) return speakIn(language)
  speakIn(null)
  loadWords(language, namespaces).then(
    () => speakIn(language),
    // Offline without a service worker: help stands in the page's language.
    () => undefined,
  )
}
