import type { WovenDay } from '../../../components/kolam/woven-month'

type Given = { id: string; occurredAt: string; body: { mood: number } }

/** A month of the device's calendar. */
export type Month = { year: number /** 0 to 11. */; month: number }

export const monthOf = (at: Date): Month => ({ year: at.getFullYear(), month: at.getMonth() })

/** So many months earlier or later. */
export const monthsFrom = ({ year, month }: Month, months: number): Month => monthOf(new Date(year, month + months, 1))

/** '2026-11', as it stands in the address. */
export const monthName = ({ year, month }: Month) => `${year}-${String(month + 1).padStart(2, '0')}`

/** The month of an address; null where it names none. */
export function monthNamed(name: string | undefined): Month | null {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(name ?? '') ?? []
  return year && month ? { year: Number(year), month: Number(month) - 1 } : null
}

export const givenIn = <Record extends Given>({ year, month }: Month, given: readonly Record[]): Record[] =>
  given.filter(({ occurredAt }) => {
    const at = new Date(occurredAt)
    return at.getFullYear() === year && at.getMonth() === month
  })

/** Every day of the month in a calendar that begins on Monday, with the mean of what was given on it. */
export function monthDays(month: Month, given: readonly Given[]): WovenDay[] {
  const first = new Date(month.year, month.month, 1)
  const before = (first.getDay() + 6) % 7
  const count = new Date(month.year, month.month + 1, 0).getDate()
  const inMonth = givenIn(month, given)
  return Array.from({ length: count }, (_, index) => {
    const onDay = inMonth.filter(({ occurredAt }) => new Date(occurredAt).getDate() === index + 1)
    const [latest] = onDay
    const mood = onDay.reduce((sum, { body }) => sum + body.mood, 0) / onDay.length
    return {
      column: (before + index) % 7,
      row: Math.floor((before + index) / 7),
      left: latest ? { seed: latest.id, mood } : null,
    }
  })
}
