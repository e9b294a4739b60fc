export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** The part of the day by the clock of the device: morning from 4, afternoon from 12, evening from 17, night from 22. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < 4 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
