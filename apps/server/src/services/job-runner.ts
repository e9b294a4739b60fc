import { setMaxListeners } from 'node:events'
import type { Logger } from 'pino'
import { withoutWords } from '../redact'

/** One piece of claimed work. `signal` fires when the server ends and has waited long enough. */
export type Task = (signal: AbortSignal) => Promise<void>

/** Work that the server does beside answering requests. */
export type Job = {
  name: string
  /** How often to look for due work. */
  everyMs: number
  /** How long after the start to look first; at once where it is left out. */
  firstAfterMs?: number
  /** How many pieces at once. */
  atOnce: number
  /** Claims the next due piece in the store, so that no other process gets it and none is lost; null where nothing is due. */
  claim: () => Promise<Task | null>
}

/** A store that is gone is asked again ever less often. */
const longestPauseMs = 5 * 60 * 1000
/** How long pieces under way may take once the server is told to end. */
const defaultFinishMs = 3_000

/**
 * Runs every job of the server: mail, reminders, maintenance. What is due, claimed and to be tried again stands in the store, so that
 * several processes share the work and a restart loses none; here is only how many at once, and when to stop.
 */
export function createJobRunner({
  jobs,
  log,
  finishMs = defaultFinishMs,
}: {
  jobs: Job[]
  log: Logger
  finishMs?: number
}) {
  const ending = new AbortController()
  // Every piece under way listens, each until it is done.
  setMaxListeners(0, ending.signal)
  const timers = new Map<Job, NodeJS.Timeout>()
  const rounds = new Map<Job, Promise<boolean>>()
  const underWay = new Map(jobs.map((job) => [job, new Set<Promise<void>>()]))
  let isStopped = false

  const fail = (job: Job) => (error: unknown) => log.error({ job: job.name, error: withoutWords(error) }, 'job failed')

  /** Begins everything due, as much at once as is allowed; whether the store could be asked. */
  async function begin(job: Job): Promise<boolean> {
    const running = underWay.get(job) ?? new Set()
    try {
      while (!isStopped) {
        if (running.size >= job.atOnce) await Promise.race(running)
        if (isStopped) break
        const task = await job.claim()
        if (!task) break
        const done: Promise<void> = task(ending.signal)
          .catch(fail(job))
          .finally(() => running.delete(done))
        running.add(done)
      }
      return true
    } catch (error) {
      fail(job)(error)
      return false
    }
  }

  /** A round that is under way is not begun twice. */
  function look(job: Job): Promise<boolean> {
    const round = rounds.get(job) ?? begin(job).finally(() => rounds.delete(job))
    rounds.set(job, round)
    return round
  }

  function plan(job: Job, pauseMs: number, failures = 0) {
    if (isStopped) return
    const timer = setTimeout(async () => {
      const failed = (await look(job)) ? 0 : failures + 1
      plan(job, Math.min(job.everyMs * 2 ** failed, Math.max(job.everyMs, longestPauseMs)), failed)
    }, pauseMs)
    timers.set(job, timer.unref())
  }

  const settled = () => Promise.all([...underWay.values()].flatMap((running) => [...running]))

  return {
    /** Looks for due work from now on. */
    start() {
      for (const job of jobs) plan(job, job.firstAfterMs ?? 0)
    },

    /** Everything that is due now, once. */
    async runDue() {
      await Promise.all(jobs.map(look))
      await settled()
    },

    /** Takes no more work and resolves once what is under way is done, or was told to end after three seconds. */
    async stop() {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      const deadline = setTimeout(() => ending.abort(), finishMs)
      await Promise.all(rounds.values())
      await settled()
      clearTimeout(deadline)
    },
  }
}
