import { isTranslated } from '@maitri/content/messages'
import { currentLanguage } from '../../lib/i18n/i18n'
import { dayText } from './day-text'

/** Days in the language in which the articles are shown, which is English where they are not translated. */
export function useDayText(): (date: string) => string {
  const language = currentLanguage()
  const locale = isTranslated(language, 'insights') ? `${language}-IN` : 'en-IN'
  return (date) => dayText(date, locale)
}
