/**
 * What Home shows of a reading: that it is there. What it says stays in Mindscan, where risk is read first, so that no light word
 * greets someone whose words were heavy (`docs/safety.md` S9), and nobody beside the screen reads it.
 */
export type Reading = { id: string; occurredAt: string; kind: 'text' | 'video'; isEnough: boolean }

/** What leaves its figure in the week: a reading, or a check-in without its number. */
export type Left = Pick<Reading, 'id' | 'occurredAt' | 'isEnough'> & { kind: Reading['kind'] | 'check_in' }

export type WeekDay = { date: Date; isToday: boolean; left: Left[] }

/** Monday to Sunday of the week of `now`, by the clock of the device. Newest first, on each day too. */
export function weekOf(now: Date, left: readonly Left[]): WeekDay[] {
  const newestFirst = [...left].sort((one, other) => Date.parse(other.occurredAt) - Date.parse(one.occurredAt))
  const daysSinceMonday = (now.getDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysSinceMonday + index)
    return {
      date,
      isToday: isSameDay(date, now),
      left: newestFirst.filter(({ occurredAt }) => isSameDay(date, new Date(occurredAt))),
    }
  })
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
