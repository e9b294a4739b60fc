import type { Moment } from '@maitri/content/format'
import { dayOf } from '@maitri/domain'
import { useMemo } from 'react'
import { useFormat } from '../../../lib/format'
import { daysBetween } from './slot-days'

export type NearDay = 'today' | 'tomorrow' | 'soon' | 'later'

/** How near a moment is by the calendar of a zone: 'soon' is within the week, when the weekday alone says which day. */
export function nearDay(at: string, now: Date, timeZone: string): NearDay {
  const days = daysBetween(dayOf(now, timeZone), dayOf(at, timeZone))
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days > 1 && days < 7 ? 'soon' : 'later'
}

/** Days and times of a zone in words. */
export function useTimeWords(timeZone: string) {
  const format = useFormat()
  return useMemo(() => {
    return {
      timeZone,
      time: (at: Moment) => format.date(at, 'time', timeZone),
      weekday: (at: Moment) => format.date(at, 'short_weekday', timeZone),
      narrowWeekday: (at: Moment) => format.date(at, 'narrow_weekday', timeZone),
      month: (at: Moment) => format.date(at, 'short_month', timeZone),
      shortDate: (at: Moment) => format.date(at, 'short_weekday_and_day', timeZone),
      longDate: (at: Moment) => format.date(at, 'full_day', timeZone),
    }
  }, [format, timeZone])
}

export type TimeWords = ReturnType<typeof useTimeWords>
