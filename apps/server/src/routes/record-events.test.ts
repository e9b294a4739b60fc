import { randomUUID } from 'node:crypto'
import { readSession, recordEventsPath, signOut, syncRecords } from '@maitri/contracts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createRecordEvents } from '../services/record-events'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildUser } from '../testing/factories'
import { listen } from '../testing/listen'

type User = Awaited<ReturnType<typeof buildUser>>
let server: TestApp
let listening: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await buildApp()
  listening = await listen(server)
})
afterAll(async () => {
  server.composition.recordEvents.close()
  await listening.close()
  await server.discard()
})

const at = '2026-11-20T08:00:00.000Z'
const write = ({ browser }: User) =>
  browser.call(syncRecords, {
    body: {
      writes: [
        {
          ...{ collection: 'check-ins', id: randomUUID(), state: 'present', occurredAt: at, updatedAt: at },
          body: { mood: 6, feelings: [], tags: [], note: 'a canary by the sea' },
        },
      ],
    },
  })

/** What a device hears, line by line. */
async function hear({ browser }: Pick<User, 'browser'>) {
  const response = await fetch(`${listening.url}${recordEventsPath}`, {
    headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
  })
  const reader = response.body?.getReader()
  let heard = ''
  let isOver = false
  const reading = (async () => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) break
      heard += new TextDecoder().decode(value as Uint8Array)
    }
    isOver = true
  })().catch(() => {
    isOver = true
  })
  return {
    response,
    revisions: () => [...heard.matchAll(/^data: (\d+)$/gm)].map(([, revision]) => Number(revision)),
    heard: () => heard,
    isOver: () => isOver,
    async leave() {
      await reader?.cancel()
      await reading
    },
  }
}

const until = async (isSo: () => boolean, ms = 2_000) => {
  const end = Date.now() + ms
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isSo()).toBe(true)
}

test('nobody hears anything without an account', async () => {
  const response = await fetch(`${listening.url}${recordEventsPath}`)
  expect(response.status).toBe(401)
})

test("a change is heard within two seconds, by its person's devices alone, and as a number alone", async () => {
  const [asha, ravi] = [await buildUser(server), await buildUser(server)]
  const [own, theirs] = [await hear(asha), await hear(ravi)]
  expect(own.response.headers.get('content-type')).toBe('text/event-stream')
  await until(() => own.revisions().length === 1 && theirs.revisions().length === 1)
  await write(asha)
  await until(() => own.revisions().length === 2)
  expect(own.revisions()[1]).toBeGreaterThan(own.revisions()[0] ?? 0)
  expect(theirs.revisions()).toEqual([0])
  expect(own.heard()).not.toContain('canary')
  await Promise.all([own.leave(), theirs.leave()])
})

test('signing out ends it', async () => {
  const asha = await buildUser(server)
  const own = await hear(asha)
  await until(() => own.revisions().length === 1)
  await asha.browser.call(signOut)
  await until(own.isOver)
})

test('a device that goes while its session is looked up at the heartbeat leaves the server running', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  // The process ends on one of these: `main.ts`.
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const asha = await buildUser(server)
  const own = await hear(asha)
  await until(() => own.revisions().length === 1)
  vi.advanceTimersByTime(20_000)
  server.composition.recordEvents.endOf(asha.user.uid)
  await until(own.isOver)
  expect((await asha.browser.call(readSession)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(unhandled).toEqual([])
})

test('of one account eight devices hear at once, and the oldest gives way', async () => {
  const asha = await buildUser(server)
  const devices: Awaited<ReturnType<typeof hear>>[] = []
  for (let n = 0; n < 9; n += 1) devices.push(await hear(asha))
  await until(() => devices[0]?.isOver() ?? false)
  expect(devices.slice(1).some((device) => device.isOver())).toBe(false)
  await Promise.all(devices.slice(1).map((device) => device.leave()))
})

test('a thousand devices are one look at the revisions, none is one look too few, and the end ends them all', async () => {
  const looks: number[] = []
  const events = createRecordEvents({
    everyMs: 20,
    findRevisions: async (uids) => {
      looks.push(uids.length)
      return new Map(uids.map((uid) => [uid, 1]))
    },
  })
  const heard = new Map<number, number>()
  let ended = 0
  for (let n = 0; n < 1_000; n += 1)
    events.listen({
      uid: `person ${n}`,
      hear: (revision) => void heard.set(n, revision),
      end: () => {
        ended += 1
      },
    })
  await until(() => heard.size === 1_000)
  expect(looks[0]).toBe(1_000)
  await until(() => looks.length > 2)
  events.close()
  expect(ended).toBe(1_000)
})
