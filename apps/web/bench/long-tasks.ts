import type { CDPSession, Page } from '@playwright/test'

/** What a task may take before a finger feels it. https://web.dev/articles/optimize-long-tasks */
export const longTaskMs = 50

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/** Tasks of a page's main thread in milliseconds of its own time, by the part of the way in which they began. */
export type TaskTimes = Map<string, number[]>

const phaseMark = 'phase:'

/**
 * Records every task of the page's main thread while `walk` goes its way. The time is that of the thread, so that other work on the machine does
 * not lengthen it; a slowed processor does. `walk` names the part that begins by calling its argument.
 */
export async function recordTasks(
  page: Page,
  walk: (begins: (phase: string) => Promise<void>) => Promise<void>,
): Promise<TaskTimes> {
  const session = await page.context().newCDPSession(page)
  const events = await trace(session, () =>
    walk((phase) => page.evaluate((name) => void performance.mark(name), `${phaseMark}${phase}`)),
  )
  await session.detach()
  const marks = events.filter(({ name }) => name.startsWith(phaseMark)).sort((a, b) => a.ts - b.ts)
  const main = marks[0]
  const times: TaskTimes = new Map(marks.map(({ name }) => [name.slice(phaseMark.length), []]))
  if (!main) return times
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = dur } of events) {
    if (!name.endsWith('RunTask') || ph !== 'X' || pid !== main.pid || tid !== main.tid) continue
    const phase = marks.filter((mark) => mark.ts <= ts).at(-1)
    if (phase) times.get(phase.name.slice(phaseMark.length))?.push(tdur / 1000)
  }
  return times
}

async function trace(session: CDPSession, during: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'] },
  })
  await during()
  const isDone = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isDone
  return events
}
