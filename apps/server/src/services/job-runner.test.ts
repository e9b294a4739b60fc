import pino from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { enqueueMail } from '../db/outbox'
import { claimScheduledJob, markJobDone, markJobFailed } from '../db/scheduled-jobs'
import type { Store } from '../db/store'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { createJobRunner, type Job, type Task } from './job-runner'
import { createMailDelivery } from './mail-delivery'

let logged: string[] = []
afterEach(() => {
  logged = []
})
const log = pino({}, { write: (line: string) => void logged.push(line) })
const start = new Date('2026-11-22T06:00:00.000Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

/** A job of which `tasks` are due now. */
function jobOf(tasks: Task[], atOnce = 2): Job {
  return { name: 'example', everyMs: 5, atOnce, claim: async () => tasks.shift() ?? null }
}

/** A task that ends when it is told to. */
function heldTask() {
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  let isBegun = false
  const task: Task = async (signal) => {
    isBegun = true
    signal.addEventListener('abort', end)
    await held
  }
  return { task, end: () => end(), isBegun: () => isBegun }
}

describeOnBothStores('jobs', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })

  test('several processes share the mail: each goes out once', async () => {
    // The embedded store has one process at most; its pieces are claimed all the same.
    const stores = store.kind === 'postgres' ? [store, await open()] : [store]
    const owner = await buildPerson(store)
    for (let n = 0; n < 30; n += 1)
      await enqueueMail(store, owner, { recipient: `${n}@example.org`, subject: 'A link', text: 'Open it.' }, start)
    const sent: string[] = []
    const mail = { send: async ({ to }: { to: string }) => void sent.push(to) }
    const runners = [...stores, ...stores].map((one) =>
      createJobRunner({ jobs: [createMailDelivery({ store: one, mail, log, now: () => start })], log }),
    )
    await Promise.all(runners.map((runner) => runner.runDue()))
    expect(sent).toHaveLength(30)
    expect(new Set(sent).size).toBe(30)
  })

  test('a job by the clock is claimed by one, tried again after 5, 30 and 120 minutes, then at its next time', async () => {
    const claim = (at: number) => claimScheduledJob(store, 'job', minutes(at))
    const fail = (failures: number, at: number) =>
      markJobFailed(store, 'job', { failures, everyMinutes: 1440 }, minutes(at))
    const claims = await Promise.all([claim(0), claim(0), claim(0)])
    expect(claims.filter((claimed) => claimed !== null)).toEqual([{ failures: 0 }])
    await fail(0, 1)
    expect(await claim(5)).toBeNull()
    expect(await claim(6)).toEqual({ failures: 1 })
    await fail(1, 6)
    expect(await claim(35)).toBeNull()
    expect(await claim(36)).toEqual({ failures: 2 })
    await fail(2, 36)
    expect(await claim(155)).toBeNull()
    expect(await claim(156)).toEqual({ failures: 3 })
    await fail(3, 156)
    expect(await claim(156 + 1439)).toBeNull()
    expect(await claim(156 + 1440)).toEqual({ failures: 0 })
    // Whoever claimed it and was killed leaves it to another after an hour.
    expect(await claim(156 + 1499)).toBeNull()
    expect(await claim(156 + 1500)).toEqual({ failures: 0 })
    await markJobDone(store, 'job', 1440, minutes(156 + 1501))
    expect(await claim(156 + 2940)).toBeNull()
  })
})

test('no more pieces are under way at once than allowed, and one that fails stops no other', async () => {
  const held = [heldTask(), heldTask(), heldTask()]
  const failing: Task = async () => {
    throw new Error('secret words')
  }
  const runner = createJobRunner({ jobs: [jobOf([failing, ...held.map(({ task }) => task)])], log })
  const done = runner.runDue()
  await expect.poll(() => held[1]?.isBegun()).toBe(true)
  expect(held.map(({ isBegun }) => isBegun())).toEqual([true, true, false])
  held[0]?.end()
  await expect.poll(() => held[2]?.isBegun()).toBe(true)
  for (const { end } of held) end()
  await done
  expect(logged.join('')).toContain('job failed')
  expect(logged.join('')).not.toContain('secret words')
})

test('a job that waits for a slow piece goes on looking for others', async () => {
  const slow = heldTask()
  const next = heldTask()
  const tasks = [slow.task]
  const runner = createJobRunner({ jobs: [jobOf(tasks)], log, finishMs: 10 })
  runner.start()
  await expect.poll(slow.isBegun).toBe(true)
  tasks.push(next.task)
  await expect.poll(next.isBegun).toBe(true)
  tasks.push(heldTask().task)
  await runner.stop()
  expect(tasks).toHaveLength(1)
})

test('a store that is gone is asked again', async () => {
  let asked = 0
  const claim = async () => {
    asked += 1
    if (asked < 3) throw new Error('gone')
    return null
  }
  const runner = createJobRunner({ jobs: [{ name: 'example', everyMs: 5, atOnce: 1, claim }], log })
  runner.start()
  await expect.poll(() => asked).toBeGreaterThan(3)
  await runner.stop()
  expect(logged.filter((line) => line.includes('job failed'))).toHaveLength(2)
})
