import { expect, test, vi } from 'vitest'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { createOwnerRecords } from './owner-records'

const at = '2026-11-21T10:00:00.000Z'

test('what one tab writes another one shows at once, and counts among what waits', async () => {
  const owner = crypto.randomUUID()
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  await keys.keep(owner, btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))
  const [one, other] = [createOwnerRecords(owner, keys), createOwnerRecords(owner, keys)]
  const heard: (readonly string[])[] = []
  const stops = [one.onChange(() => undefined), other.onChange((collections) => heard.push(collections))]
  await one.write('saved-articles', { id: crypto.randomUUID(), occurredAt: at, body: { articleId: 'sleep' } })
  await vi.waitFor(() => expect(heard).toEqual([['saved-articles']]))
  expect(await other.list('saved-articles')).toHaveLength(1)
  await vi.waitFor(() => expect(other.loop.get().waiting).toBe(1))
  for (const stop of stops) stop()
})
