import type { Language } from '../language'

/** The day in the person's time zone, as YYYY-MM-DD. */
export function dayOf(now: Date): string {
  const two = (number: number) => `${number}`.padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const dayMs = 24 * 60 * 60 * 1000
/** On the seventh day its name would be today's. */
const namedDays = 6

/** How many midnights lie between two days of the calendar, whatever hours they had. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** A day as people say it: its weekday within a week, else day and month, in digits 0-9. */
export function dayInWords(day: string, language: Language, now?: Date): string {
  const date = new Date(`${day}T12:00:00Z`)
  const isThisWeek = now !== undefined && daysBetween(day, dayOf(now)) <= namedDays
  const style = isThisWeek ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(`${language}-IN`, { ...style, timeZone: 'UTC', numberingSystem: 'latn' }).format(date)
}
