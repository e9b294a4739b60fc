import { averageOfDays, dayAfter, type MoodDay, toTenth } from '@maitri/domain'
import type { ProgressRange } from './progress-ranges'

/** What one column or dot shows: a day, or a week named by its Monday. Null where there was no check-in. */
export type MoodPlace = { day: string; mean: number | null; count: number }

const weekDays = 7

/** The last seven days, today included, in the order Monday to Sunday. */
export function lastSevenDays(days: readonly MoodDay[], today: string): MoodPlace[] {
  return Array.from({ length: weekDays }, (_, index) => placeOf(days, dayAfter(today, -index))).sort(
    (one, other) => weekdayOf(one.day) - weekdayOf(other.day),
  )
}

/** Days for a month, weeks for what is longer: more would no longer be seen. */
export const isByDay = (range: ProgressRange): boolean => range === '7d' || range === '30d'

/** Every day or week from the first of the range, or from the first check-in where that is later, to today; oldest first. */
export function moodLine(
  days: readonly MoodDay[],
  range: ProgressRange,
  since: string | null,
  today: string,
): MoodPlace[] {
  const shown = days.filter(({ day }) => day <= today && (since === null || day >= since))
  const first = shown[0]?.day
  if (first === undefined) return []
  return isByDay(range) ? daysBetween(shown, since ?? first, today) : weeksBetween(shown, first, today)
}

function daysBetween(days: readonly MoodDay[], from: string, to: string): MoodPlace[] {
  const places: MoodPlace[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) places.push(placeOf(days, day))
  return places
}

function weeksBetween(days: readonly MoodDay[], from: string, to: string): MoodPlace[] {
  const places: MoodPlace[] = []
  for (let monday = dayAfter(from, -weekdayOf(from)); monday <= to; monday = dayAfter(monday, weekDays)) {
    const next = dayAfter(monday, weekDays)
    const inWeek = days.filter(({ day }) => day >= monday && day < next)
    places.push({
      day: monday,
      mean: averageOfDays(inWeek),
      count: inWeek.reduce((sum, { count }) => sum + count, 0),
    })
  }
  return places
}

function placeOf(days: readonly MoodDay[], day: string): MoodPlace {
  const found = days.find((other) => other.day === day)
  return found ? { day, mean: toTenth(found.mean), count: found.count } : { day, mean: null, count: 0 }
}

/** Runs of neighbours that have a value: the line stops where there is none. */
export function runsOf(places: readonly MoodPlace[]): { index: number; mean: number }[][] {
  const runs: { index: number; mean: number }[][] = []
  places.forEach(({ mean }, index) => {
    if (mean === null) return
    const last = runs.at(-1)
    if (last && last.at(-1)?.index === index - 1) last.push({ index, mean })
    else runs.push([{ index, mean }])
  })
  return runs
}

/** A day as a date at noon UTC, to be written with the time zone UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7
