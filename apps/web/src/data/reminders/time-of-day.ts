const two = (value: number) => String(value).padStart(2, '0')

/** 1200 as '20:00', the value of a time field. */
export const timeOf = (minuteOfDay: number): string => `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`

/** '20:00' as 1200; null where it is no time. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
