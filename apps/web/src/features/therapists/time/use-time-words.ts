import { isTranslated } from '@maitri/content/messages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '../../../lib/i18n/i18n'
import { dayOf, daysBetween } from './slot-days'

export type NearDay = 'today' | 'tomorrow' | 'soon' | 'later'

/** How near a moment is by the calendar of a zone: 'soon' is within the week, when the weekday alone says which day. */
export function nearDay(at: string, now: Date, timeZone: string): NearDay {
  const days = daysBetween(dayOf(now, timeZone), dayOf(at, timeZone))
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days > 1 && days < 7 ? 'soon' : 'later'
}

/** Days and times of a zone in words, in the language that the words around them are in. */
export function useTimeWords(timeZone: string) {
  const { i18n } = useTranslation('booking')
  const isOwn = isLanguage(i18n.language) && isTranslated(i18n.language, 'booking')
  const locale = `${isOwn ? i18n.language : 'en'}-IN`
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      // Made when first asked for: it takes a phone milliseconds, and no screen needs all of them.
      let words: Intl.DateTimeFormat | undefined
      return (at: string | Date) => {
        words ??= new Intl.DateTimeFormat(locale, { timeZone, numberingSystem: 'latn', ...options })
        return words.format(new Date(at))
      }
    }
    return {
      locale,
      timeZone,
      time: format({ hour: 'numeric', minute: '2-digit' }),
      weekday: format({ weekday: 'short' }),
      shortDay: format({ day: 'numeric', month: 'short' }),
      shortDate: format({ weekday: 'short', day: 'numeric', month: 'short' }),
      longDate: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    }
  }, [locale, timeZone])
}

export type TimeWords = ReturnType<typeof useTimeWords>
