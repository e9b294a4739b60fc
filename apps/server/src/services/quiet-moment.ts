import { setTimeout as wait } from 'node:timers/promises'

export type QuietMoment = ReturnType<typeof createQuietMoment>

const lookEveryMs = 500

/** Knows when nobody asks for anything, for work that would make everybody wait. */
export function createQuietMoment({ quietMs = 3_000 }: { quietMs?: number } = {}) {
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    /** Notes a request. */
    noteRequest() {
      askedAt = performance.now()
    },

    /** Resolves once nobody has asked for three seconds, or at `latest` by `performance.now()`. Throws when `signal` fires. */
    async wait({ latest, signal }: { latest: number; signal?: AbortSignal }): Promise<void> {
      while (performance.now() - askedAt < quietMs && performance.now() < latest)
        await wait(Math.min(lookEveryMs, quietMs), undefined, { ...(signal && { signal }) })
    },
  }
}
