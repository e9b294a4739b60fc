import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/**
 * The parts of the product whose use is counted where the consent 'improvement' is given. Help, the safety plan and what is for a panic are
 * none of them, so that nobody in need is counted.
 */
export const countedParts = [
  'home',
  'mindscan',
  'therapists',
  'coping_tools',
  'mindmitra',
  'insights',
  'community',
  'profile',
] as const
export type CountedPart = (typeof countedParts)[number]

/** More of a day is no person's use. */
export const maxCountedUses = 1000

export const useCount = z.object({
  part: z.enum(countedParts),
  uses: z.int().check(z.minimum(1), z.maximum(maxCountedUses)),
})
export type UseCount = z.infer<typeof useCount>

/** Refused as `conflict` without the consent 'improvement'. */
export const sendUseCounts = endpoint({
  method: 'POST',
  path: '/api/use-counts',
  access: 'person',
  summary: "Add the parts that one device used to the day's sums, which name nobody",
  body: z.object({ counts: z.array(useCount).check(z.minLength(1), z.maxLength(countedParts.length)) }),
})
