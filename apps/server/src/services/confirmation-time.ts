/** A practice has so long to confirm, and at most until so long before the session: a person must know whether to go. */
const confirmWithinHours = 48
const confirmBeforeMinutes = 60
const minuteMs = 60_000

/** The instant until which a request of `at` for a session at `startsAt` waits for an answer. */
export function lastMomentToConfirm(at: Date, startsAt: string): string {
  const latest = Date.parse(startsAt) - confirmBeforeMinutes * minuteMs
  return new Date(Math.min(at.getTime() + confirmWithinHours * 60 * minuteMs, latest)).toISOString()
}
