/** A day, month or year as it is known (ISO 8601: `2018`, `2018-09`, `2018-09-07`), in a language's own words. */
export function dayText(date: string, locale: string): string {
  const parts = date.split('-').length
  const key = `${locale} ${parts}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...precisions[parts - 1], timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(date))
}

/** To make one takes a phone a millisecond, and the list shows ten dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

const precisions: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
]
