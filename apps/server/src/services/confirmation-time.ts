import type { Booking } from '@maitri/contracts'

/** A practice has so long to confirm, and at most until so long before the session: a person must know whether to go. */
const confirmWithinHours = 48
const confirmBeforeMinutes = 60
const minuteMs = 60_000

type TimesOfRequest = Pick<Booking, 'startsAt' | 'heldStartsAt'>

/**
 * The instant until which a request of `at` for a session waits for an answer. A confirmed session that is being moved stands where it begins
 * first, so that nobody waits for a new time while the old one passes.
 */
export function lastMomentToConfirm(at: Date, { startsAt, heldStartsAt }: TimesOfRequest): string {
  const beforeNew = Date.parse(startsAt) - confirmBeforeMinutes * minuteMs
  const latest = heldStartsAt === null ? beforeNew : Math.min(beforeNew, Date.parse(heldStartsAt))
  return new Date(Math.min(at.getTime() + confirmWithinHours * 60 * minuteMs, latest)).toISOString()
}
