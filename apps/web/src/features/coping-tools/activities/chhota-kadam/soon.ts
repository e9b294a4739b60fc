import type { StepPlan } from './step-plan'

export const soonTimes = ['hour', 'evening', 'morning'] as const
export type SoonTime = (typeof soonTimes)[number]

const two = (value: number) => String(value).padStart(2, '0')

/** From this hour on the evening has begun, and is not offered as one to come. */
const eveningHour = 18

/** Day and time of the fields for a near time: in an hour, this evening at half past six, tomorrow at eight. Null for an evening that has begun. */
export function soonAt(time: SoonTime, now: Date): Pick<StepPlan, 'date' | 'time'> | null {
  const at = new Date(now)
  if (time === 'hour') at.setMinutes(Math.ceil(at.getMinutes() / 15) * 15 + 60, 0, 0)
  else if (time === 'morning') {
    at.setDate(at.getDate() + 1)
    at.setHours(8, 0, 0, 0)
  } else if (now.getHours() >= eveningHour) return null
  else at.setHours(eveningHour, 30, 0, 0)
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}
