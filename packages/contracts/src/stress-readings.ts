import type { StressBand } from '@maitri/domain'
import * as z from 'zod/mini'
import { recordEndpoints } from './records'

const stressBands = ['low', 'moderate', 'high'] as const satisfies readonly StressBand[]

/** Where a value came from: its slider, moved or where it starts, counted by tapping, or told by a heart-rate strap. A made-up value is never stored (`docs/safety.md` S20). */
export const stressSources = ['slider', 'counted', 'strap'] as const
export type StressSource = (typeof stressSources)[number]

/**
 * One saved reading of the stress monitor. Heart and breathing rate are a minute and hold what was measured, which may lie beyond their
 * sliders; sleep is in hours, anxiety from 1 to 10, the score from 0 calm to 10.
 */
export const stressReadingBody = z.object({
  heartRate: z.number().check(z.minimum(1), z.maximum(400)),
  breathingRate: z.number().check(z.minimum(1), z.maximum(400)),
  sleepHours: z.number().check(z.minimum(4), z.maximum(9), z.multipleOf(0.5)),
  anxiety: z.int().check(z.minimum(1), z.maximum(10)),
  score: z.number().check(z.minimum(0), z.maximum(10)),
  band: z.enum(stressBands),
  sources: z.object({ heartRate: z.enum(stressSources), breathingRate: z.enum(['slider', 'counted']) }),
})

export type StressReadingBody = z.infer<typeof stressReadingBody>

export const stressReadings = recordEndpoints('stress-readings', stressReadingBody)
