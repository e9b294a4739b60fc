import { clockToleranceMs } from '@maitri/domain'

/**
 * Whether the moment `since` lies within the last `durationMs` before `at`, all in milliseconds. One that lies ahead by more than clocks
 * differ was noted by a clock that was wrong, and does not: it would count until that moment comes.
 */
export const isWithinLast = (durationMs: number, since: number, at: number): boolean =>
  at - since <= durationMs && since - at <= clockToleranceMs
