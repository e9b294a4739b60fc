import { dayOf } from '@maitri/domain'

const dayMs = 86_400_000

/** The question of a group on a day of the person's calendar: each in turn, the same all day. */
export function promptOfDay(prompts: readonly string[], now: Date, timeZone: string): string {
  const day = Date.parse(dayOf(now, timeZone)) / dayMs
  return prompts[day % prompts.length] ?? ''
}
