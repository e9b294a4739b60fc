import { type CheckIn, checkInFeelings, checkInTags } from '@maitri/contracts'
import * as z from 'zod/mini'
import type { PresentRecord } from '../../data/records/record-store'
import { createSessionMemory } from '../../data/session-memory'

export type KeptCheckIn = Pick<PresentRecord<'check-ins'>, 'id' | 'occurredAt' | 'body'>

/** A check-in that is being made or changed. */
export type CheckInDraft = Omit<CheckIn, 'mood'> & {
  /** Null until a point is chosen. */
  mood: number | null
  /** The moment it speaks of, as the field of the browser writes it, by the clock of the device; null is the moment of saving. */
  when: string | null
}

export const emptyDraft: CheckInDraft = { mood: null, feelings: [], tags: [], note: '', when: null }

export const checkInDraft: z.ZodMiniType<CheckInDraft> = z.object({
  mood: z.nullable(z.number()),
  feelings: z.array(z.enum(checkInFeelings)),
  tags: z.array(z.enum(checkInTags)),
  note: z.string(),
  when: z.nullable(z.string()),
})

/** A new check-in that was begun and not kept when its screen was left. */
export const begunCheckIn = createSessionMemory<CheckInDraft>({ name: 'check-in', schema: checkInDraft })

/** Whether there is more than the number. */
export const hasDetails = ({ feelings, tags, note, when }: CheckInDraft): boolean =>
  feelings.length > 0 || tags.length > 0 || note !== '' || when !== null

export function draftOf({ body, occurredAt }: KeptCheckIn): CheckInDraft {
  return { ...body, when: localMinute(new Date(occurredAt)) }
}

/** A moment as a field of date and time takes it: `2026-11-20T09:30`, by the clock of the device. */
export function localMinute(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What is wrong with the moment of a draft; null where nothing is. The minute that runs is no future. */
export function problemOfWhen(when: string | null, now: Date): 'when_missing' | 'when_future' | null {
  if (when === null) return null
  const at = Date.parse(when)
  // The wire knows this century.
  if (Number.isNaN(at) || !when.startsWith('20')) return 'when_missing'
  return at > now.getTime() ? 'when_future' : null
}

/** The moment of a draft as the record keeps it. One that was not touched keeps its seconds. */
export function momentOf({ when }: CheckInDraft, now: Date, kept: KeptCheckIn | null): string {
  if (kept && (when === null || when === localMinute(new Date(kept.occurredAt)))) return kept.occurredAt
  return (when === null ? now : new Date(when)).toISOString()
}
