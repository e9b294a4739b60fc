import { type CountedPart, countedParts, sendUseCounts } from '@maitri/contracts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '../../config/paths'
import type { DeviceKeys } from '../../lib/session/device-keys'
import { fakeApi } from '../../testing/fake-api'
import { countedPartOf } from './counted-part'
import { createUseCounts } from './use-counts'

const owner = 'asha'
const key = crypto.subtle.importKey('raw', new Uint8Array(32).fill(7), 'AES-GCM', false, ['encrypt', 'decrypt'])
const deviceKeys: DeviceKeys = {
  keep: () => Promise.resolve(),
  find: () => key,
  findNameKey: async () => null,
  forgetAll: () => Promise.resolve(),
}

function build() {
  let now = new Date(2026, 10, 22, 21)
  const uses = createUseCounts({ owner, deviceKeys, now: () => now })
  const goTo = async (...parts: CountedPart[]) => {
    for (const part of parts) await uses.note(part)
  }
  return { uses, goTo, api: fakeApi(), sleep: () => (now = new Date(now.getTime() + 12 * 3_600_000)) }
}

test('uses are counted on the device, sealed, and nothing is sent on the same day', async () => {
  const { uses, goTo, api } = build()
  await goTo('insights', 'home', 'insights')
  expect(await uses.read()).toEqual({
    day: '2026-11-22',
    counts: [
      { part: 'home', uses: 1 },
      { part: 'insights', uses: 2 },
    ],
    sent: null,
  })
  expect(JSON.stringify(localStorage)).not.toContain('insights')
  expect(api.calls(sendUseCounts)).toEqual([])
})

test('the first use of a new day sends the days before, once, and what went can be read', async () => {
  const { uses, goTo, api, sleep } = build()
  api.answer(sendUseCounts, undefined)
  await goTo('home', 'mindmitra')
  const before = await uses.read()
  sleep()
  await goTo('home', 'insights')
  expect(api.calls(sendUseCounts)).toEqual([{ body: { counts: before?.counts } }])
  expect(await uses.read()).toEqual({
    day: '2026-11-23',
    counts: [
      { part: 'home', uses: 1 },
      { part: 'insights', uses: 1 },
    ],
    sent: { day: '2026-11-22', counts: before?.counts },
  })
})

test('offline the counts wait, and where sending fails they are not sent twice', async () => {
  const { uses, goTo, api, sleep } = build()
  await goTo('home')
  sleep()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  await goTo('home')
  expect(await uses.read()).toEqual({ day: '2026-11-22', counts: [{ part: 'home', uses: 2 }], sent: null })
  vi.restoreAllMocks()
  api.disconnect(sendUseCounts)
  await goTo('home', 'profile')
  expect(api.calls(sendUseCounts)).toHaveLength(1)
  expect((await uses.read())?.sent).toBeNull()
})

test('where the consent was withdrawn on another device, what was counted goes', async () => {
  const { uses, goTo, api, sleep } = build()
  api.refuse(sendUseCounts, 'conflict', 409)
  await goTo('home')
  sleep()
  await goTo('home')
  expect(await uses.read()).toBeNull()
})

test('help, the safety plan and the page for a panic are never counted', () => {
  const parts = Object.values(paths).map((path) => [path, countedPartOf(path)] as const)
  expect(new Set(parts.flatMap(([, part]) => part ?? []))).toEqual(new Set(countedParts))
  for (const path of [paths.help, paths.safetyPlan, paths.panic, paths.worry]) expect(countedPartOf(path)).toBeNull()
})
