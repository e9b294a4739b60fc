import { recordId } from '@maitri/contracts'
import * as z from 'zod/mini'
import type { StepPlace } from './timeline'

/** Where an exercise was left off, and under which id what was done of it counts. */
const placeSchema = z.object({
  step: z.literal([1, 2, 3, 4, 5]),
  /** Milliseconds of the step that had passed. */
  passedMs: z.number().check(z.nonnegative()),
  activeMs: z.number().check(z.nonnegative()),
  recordId,
  /** When the exercise began, and when this was written: ISO 8601. */
  beganAt: z.string(),
  leftAt: z.string(),
})

export type KeptPlace = z.infer<typeof placeSchema> & StepPlace

/** Below this an exercise was opened and not begun: nothing is offered. */
export const leastResumedMs = 10_000

/** After this long one begins anew. */
const longestAwayMs = 12 * 60 * 60 * 1000

/** The place in a stored text; null where nothing is to be gone on with. `now` is a moment in milliseconds. */
export function placeIn(text: string | null, now: number): KeptPlace | null {
  if (text === null) return null
  try {
    const read = z.safeParse(placeSchema, JSON.parse(text))
    if (!read.success || read.data.activeMs < leastResumedMs) return null
    const awayMs = now - Date.parse(read.data.leftAt)
    return awayMs <= longestAwayMs ? read.data : null
  } catch {
    return null
  }
}
