import type { ProgressRange } from './progress-ranges'

const days = { '7d': 7, '30d': 30 } as const
const months = { '3m': 3, '6m': 6 } as const

/** The first moment of a range, at midnight by the clock of the device; days count today. Null for all time. */
export function rangeStart(range: ProgressRange, now: Date): Date | null {
  if (range === 'all') return null
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  if (range === '7d' || range === '30d') return new Date(year, month, date - days[range] + 1)
  const wanted = month - months[range]
  // The 31st of May looks back to the last day of February, not into March.
  const lastDate = new Date(year, wanted + 1, 0).getDate()
  return new Date(year, wanted, Math.min(date, lastDate))
}
