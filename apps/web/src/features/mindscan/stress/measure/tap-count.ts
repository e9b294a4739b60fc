/** What is counted, for how long, and which rates a minute counting by hand can tell at all. */
export const tapCounters = {
  breath: { durationMs: 60_000, lowestRate: 4, highestRate: 60 },
  pulse: { durationMs: 30_000, lowestRate: 30, highestRate: 220 },
} as const

export type TapCounterKind = keyof typeof tapCounters

/** A count may be ended early once it has lasted this long; shorter ones would say more about the ends than about the rate. */
export const earliestEndMs = 20_000

const leastTaps = 2

export type CountOutcome =
  | { kind: 'too_few' }
  | { kind: 'implausible'; rate: number }
  /** `rate` is a minute, to one decimal; `margin` is by how much one tap more or fewer would change it. */
  | { kind: 'rate'; taps: number; seconds: number; rate: number; margin: number }

export type TapCount =
  | { state: 'ready' }
  | { state: 'counting'; startedAtMs: number; nowMs: number; taps: number }
  | { state: 'done'; outcome: CountOutcome }

export type TapAction = { type: 'started' | 'tapped' | 'passed' | 'ended'; nowMs: number }

/** The count as it goes on; every action brings its moment along, in milliseconds of any one clock. */
export function countTaps(kind: TapCounterKind, count: TapCount, { type, nowMs }: TapAction): TapCount {
  if (type === 'started') return { state: 'counting', startedAtMs: nowMs, nowMs, taps: 0 }
  if (count.state !== 'counting') return count
  const { durationMs } = tapCounters[kind]
  const elapsedMs = nowMs - count.startedAtMs
  // A page that slept wakes up late: what is tapped then lies outside the time.
  if (elapsedMs >= durationMs) return { state: 'done', outcome: outcomeOf(kind, count.taps, durationMs) }
  if (type === 'tapped') return { ...count, nowMs, taps: count.taps + 1 }
  if (type === 'ended' && elapsedMs >= earliestEndMs)
    return { state: 'done', outcome: outcomeOf(kind, count.taps, elapsedMs) }
  return { ...count, nowMs }
}

/** What a count says. The rate is of the time that really passed, not of the time that was planned. */
export function outcomeOf(kind: TapCounterKind, taps: number, elapsedMs: number): CountOutcome {
  if (taps < leastTaps) return { kind: 'too_few' }
  const rate = toTenth((taps * 60_000) / elapsedMs)
  const { lowestRate, highestRate } = tapCounters[kind]
  if (rate < lowestRate || rate > highestRate) return { kind: 'implausible', rate }
  return { kind: 'rate', taps, seconds: Math.round(elapsedMs / 1000), rate, margin: toTenth(60_000 / elapsedMs) }
}

/** Whole seconds that are left, and whether it may be ended now. */
export function progressOf(kind: TapCounterKind, count: Extract<TapCount, { state: 'counting' }>) {
  const elapsedMs = count.nowMs - count.startedAtMs
  return {
    secondsLeft: Math.ceil((tapCounters[kind].durationMs - elapsedMs) / 1000),
    canEnd: elapsedMs >= earliestEndMs,
  }
}

const toTenth = (value: number) => Math.round(value * 10) / 10
