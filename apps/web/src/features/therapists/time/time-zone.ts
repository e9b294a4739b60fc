/** The IANA name of the device's time zone. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What people call a zone at that moment, for instance 'India Standard Time'. */
export function zoneName(timeZone: string, at: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Whether clocks of both zones show the same at all of these moments; a zone may have two names (Asia/Kolkata, Asia/Calcutta). */
export function isSameClock(one: string, other: string, moments: readonly (string | Date)[]): boolean {
  if (one === other) return true
  const [first, second] = [clockOf(one), clockOf(other)]
  return moments.every((at) => first.format(new Date(at)) === second.format(new Date(at)))
}

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
