const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long ago a moment was, in the language's own words: 'now', '5 minutes ago', 'yesterday', '3 weeks ago'. */
export function relativeTime(at: Date, now: Date, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // A clock that is a little ahead makes no future of what was done.
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000))
  if (seconds < minute) return words.format(0, 'second')
  if (seconds < hour) return words.format(-Math.floor(seconds / minute), 'minute')
  const days = calendarDaysBetween(at, now)
  if (days === 0 || seconds < 6 * hour) return words.format(-Math.floor(seconds / hour), 'hour')
  if (days < 7) return words.format(-days, 'day')
  if (days < 31) return words.format(-Math.floor(days / 7), 'week')
  if (days < 365) return words.format(-Math.floor(days / 30.44), 'month')
  return words.format(-Math.floor(days / 365.25), 'year')
}

/** By the calendar, so that last night is yesterday. */
function calendarDaysBetween(at: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return (midnight(now) - midnight(at)) / (day * 1000)
}
