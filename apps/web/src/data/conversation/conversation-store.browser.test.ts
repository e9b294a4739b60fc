import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { createConversationStore } from './conversation-store'
import type { Message } from './message'

const name = 'mindmitraMessages_guest'
const guest = () => createConversationStore({ owner: 'guest', isAccount: false, deviceKeys: createDeviceKeys() })
const say = (id: string): Message => ({ id, text: id, sender: 'user', sentAt: '2026-11-21T09:00:00.000Z' })
const stored = () => (JSON.parse(localStorage.getItem(name) ?? '[]') as Message[]).map(({ id }) => id)

afterEach(() => localStorage.clear())

test('what one tab wrote stands also where another wrote over it at the same moment', async () => {
  const [one, other] = [guest(), guest()]
  const heard = vi.fn()
  const stop = other.subscribe(heard)
  await one.add([say('a')])
  // As a tab does whose copy of the storage did not know of it yet.
  localStorage.setItem(name, JSON.stringify([say('b')]))
  await vi.waitFor(() => expect(stored()).toEqual(['b', 'a']))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  await one.clear()
  localStorage.setItem(name, JSON.stringify([say('a'), say('c')]))
  await vi.waitFor(() => expect(stored()).toEqual(['c']))
  stop()
})

test('a change that stands already is made once, and no tab hears itself', async () => {
  const [one, other] = [guest(), guest()]
  const heard = vi.fn()
  const stops = [one.subscribe(heard), other.subscribe(() => undefined)]
  await one.add([say('a'), say('b')])
  await one.remove('b')
  await one.add([say('b')], 0)
  await vi.waitFor(() => expect(stored()).toEqual(['b', 'a']))
  expect(heard).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})
