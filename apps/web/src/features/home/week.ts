/**
 * What Home shows of a reading: that it is there. What it says stays in Mindscan, where risk is read first, so that no light word
 * greets someone whose words were heavy (`safety.md` S9), and nobody beside the screen reads it.
 */
export type Reading = { id: string; occurredAt: string; kind: 'text' | 'video'; isEnough: boolean }

export type WeekDay = { date: Date; isToday: boolean; readings: Reading[] }

/** Monday to Sunday of the week of `now`, by the clock of the device. `readings` are newest first, and so are those of a day. */
export function weekOf(now: Date, readings: readonly Reading[]): WeekDay[] {
  const daysSinceMonday = (now.getDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysSinceMonday + index)
    return {
      date,
      isToday: isSameDay(date, now),
      readings: readings.filter(({ occurredAt }) => isSameDay(date, new Date(occurredAt))),
    }
  })
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
