import { maintainStore } from '../db/maintenance'
import { claimScheduledJob, markJobDone, markJobFailed } from '../db/scheduled-jobs'
import type { Store } from '../db/store'
import type { Job } from './job-runner'
import type { QuietMoment } from './quiet-moment'
import type { RateLimits } from './rate-limits'

type MaintenanceDependencies = { store: Store; rateLimits: RateLimits; quietMoment: QuietMoment; now: () => Date }

const name = 'maintenance'
const everyMinutes = 24 * 60
const minuteMs = 60_000
/** Where nobody is ever quiet, the files are cleaned all the same, before another process may take the job. */
const longestWaitMs = 40 * minuteMs

/** Once a day, by one process of all, what nobody needs any more goes. */
export function createMaintenance({ store, rateLimits, quietMoment, now }: MaintenanceDependencies): Job {
  return {
    name,
    everyMs: 10 * minuteMs,
    // Not at once: the embedded store answers nobody meanwhile, and whoever starts it wants to see it.
    firstAfterMs: 10 * minuteMs,
    atOnce: 1,
    async claim() {
      const claimed = await claimScheduledJob(store, name, now())
      if (!claimed) return null
      return async (signal) => {
        const latest = performance.now() + longestWaitMs
        try {
          await rateLimits.prune()
          await maintainStore(store, now(), () => quietMoment.wait({ latest, signal }))
        } catch (error) {
          await markJobFailed(store, name, { ...claimed, everyMinutes }, now())
          throw error
        }
        await markJobDone(store, name, everyMinutes, now())
      }
    },
  }
}
