const two = (value: number) => String(value).padStart(2, '0')

/** 1200 as '20:00', the value of a time field. */
export const timeOf = (minuteOfDay: number): string => `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`

/** '20:00' as 1200; null where it is no time. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** The time as people of that language write it, for instance '8:00 pm'. */
export function timeInWords(minuteOfDay: number, language: string): string {
  const format = new Intl.DateTimeFormat(`${language}-IN`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return format.format(minuteOfDay * 60_000)
}
