import { averageOfDays, dayAfter, dayOf, type MoodDay, type MoodPoint, moodDays, toTenth } from './mood-days'

/**
 * When two weeks are compared: each needs check-ins on this many days (the three a week that the specification recommends), and the
 * average must move by half a point, which is more than a single answer that turns out one point different moves a week of three days.
 */
export const moodTrendRule = { leastDays: 3, leastChange: 0.5 } as const

const weekDays = 7

export type MoodTrend = {
  /** The mean of the last seven days' means, today included, 0 to 10 to a tenth; null without a check-in. */
  averageMoodLastWeek: number | null
  /** The same for the seven days before. */
  averageMoodWeekBefore: number | null
  /** Each of the last seven days' mean to a tenth, today last; null for a day without a check-in. */
  moodHistory: (number | null)[]
  /** Null where one of the two weeks has too few days: not enough yet. */
  moodTrend: 'Improving' | 'Steady' | 'Lower' | null
  /** On how many days of each week there was a check-in. */
  days: { lastWeek: number; weekBefore: number }
  /** How many check-ins the last seven days hold. */
  checkInsLastWeek: number
}

/** How the last seven days compare with the seven before, by the calendar of an IANA zone. What lies after today is left out. */
export function moodTrend(history: readonly MoodPoint[], now: Date, zone: string): MoodTrend {
  const today = dayOf(now, zone)
  const days = moodDays(history, zone)
  const endingOn = (end: string) => days.filter(({ day }) => day <= end && day > dayAfter(end, -weekDays))
  const lastWeek = endingOn(today)
  const weekBefore = endingOn(dayAfter(today, -weekDays))
  const averageMoodLastWeek = averageOfDays(lastWeek)
  const averageMoodWeekBefore = averageOfDays(weekBefore)
  return {
    averageMoodLastWeek,
    averageMoodWeekBefore,
    moodHistory: Array.from({ length: weekDays }, (_, index) => {
      const found = lastWeek.find(({ day }) => day === dayAfter(today, index + 1 - weekDays))
      return found ? toTenth(found.mean) : null
    }),
    moodTrend:
      hasEnough(lastWeek) && hasEnough(weekBefore) ? compared(averageMoodLastWeek, averageMoodWeekBefore) : null,
    days: { lastWeek: lastWeek.length, weekBefore: weekBefore.length },
    checkInsLastWeek: lastWeek.reduce((sum, { count }) => sum + count, 0),
  }
}

const hasEnough = (days: readonly MoodDay[]) => days.length >= moodTrendRule.leastDays

/** Compares what is shown, to a tenth, so that the page never seems to contradict its own rule. */
function compared(now: number | null, before: number | null): MoodTrend['moodTrend'] {
  if (now === null || before === null) return null
  const change = toTenth(now - before)
  if (change >= moodTrendRule.leastChange) return 'Improving'
  return change <= -moodTrendRule.leastChange ? 'Lower' : 'Steady'
}
