/** A day, month or year as it is known (ISO 8601: `2018`, `2018-09`, `2018-09-07`), in a language's own words. */
export function dayText(date: string, locale: string): string {
  const precision = precisions[date.split('-').length - 1]
  return new Intl.DateTimeFormat(locale, { ...precision, timeZone: 'UTC' }).format(new Date(date))
}

const precisions: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
]
