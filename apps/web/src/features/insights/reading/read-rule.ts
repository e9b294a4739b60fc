/** Of the time that an average reader takes, so much must have passed with the page in view. */
export const shareOfReadingTime = 0.5

/** One reading of an article. Moments are milliseconds of any one clock. */
export type Reading = {
  /** Milliseconds with the page in view, up to the last time it was hidden. */
  seenMs: number
  /** Since when the page has been in view; null while it is hidden. */
  inViewSince: number | null
  /** Whether the end of the text was in view. */
  hasSeenEnd: boolean
}

export const beginReading = (at: number, isInView: boolean): Reading => ({
  seenMs: 0,
  inViewSince: isInView ? at : null,
  hasSeenEnd: false,
})

export function pageShown(reading: Reading, at: number): Reading {
  return reading.inViewSince === null ? { ...reading, inViewSince: at } : reading
}

export function pageHidden(reading: Reading, at: number): Reading {
  return { ...reading, seenMs: seenMs(reading, at), inViewSince: null }
}

export function endSeen(reading: Reading): Reading {
  return { ...reading, hasSeenEnd: true }
}

/** Milliseconds in view that are still missing; 0 when none is. */
export function missingMs(reading: Reading, at: number, readingTimeMs: number): number {
  return Math.max(0, readingTimeMs * shareOfReadingTime - seenMs(reading, at))
}

/** An article counts as read when its end was in view, and half of its reading time passed with the page in view. */
export function isRead(reading: Reading, at: number, readingTimeMs: number): boolean {
  return reading.hasSeenEnd && missingMs(reading, at, readingTimeMs) === 0
}

/** A clock that was set back takes nothing away. */
const seenMs = ({ seenMs: before, inViewSince }: Reading, at: number) =>
  before + (inViewSince === null ? 0 : Math.max(0, at - inViewSince))
