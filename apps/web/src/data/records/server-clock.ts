import { readStored, writeStored } from '../../lib/stored-value'

/** How far this device's clock is behind the server's, in milliseconds; kept, since the next start may be offline. */
const storageName = 'clockOffsetMs'

/** Below this a clock is right: what an answer takes on its way is not known more exactly. */
const smallestOffsetMs = 2_000

/** A clock that goes by the server's. */
export type ServerClock = {
  /** Now, as the server would say. */
  now(): Date
  /** The same for a moment that this device's own clock told. */
  correct(moment: string): string
  /** Takes the server's word of the moment at which it answered a request that left and came back at these moments of this device. */
  learn(serverNow: string, sentAtMs: number, receivedAtMs: number): void
}

export function createServerClock(deviceNow: () => number = () => Date.now()): ServerClock {
  /** What was learned where nothing can be kept: until this page or worker ends. */
  let unkept: number | null = null
  const offset = () => unkept ?? (Number(readStored(storageName)) || 0)
  return {
    now: () => new Date(deviceNow() + offset()),
    correct: (moment) => (offset() === 0 ? moment : new Date(Date.parse(moment) + offset()).toISOString()),
    learn(serverNow, sentAtMs, receivedAtMs) {
      const measured = Math.round(Date.parse(serverNow) - (sentAtMs + receivedAtMs) / 2)
      const isRight = Math.abs(measured) < smallestOffsetMs
      // Written only where it says something new: every answer measures it a little differently.
      if (Math.abs(measured - offset()) < smallestOffsetMs && !(isRight && offset() !== 0)) return
      const learned = isRight ? null : String(measured)
      writeStored(storageName, learned)
      unkept = readStored(storageName) === learned ? null : isRight ? 0 : measured
    },
  }
}
