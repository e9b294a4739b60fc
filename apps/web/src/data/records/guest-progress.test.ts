import { expect, test } from 'vitest'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { createOwnerRecords } from './owner-records'

const occurredAt = '2026-11-21T08:00:00.000Z'
const progress = () => JSON.parse(localStorage.getItem('userProgress') ?? 'null') as Record<string, unknown> | null
const activity = (id: string, type: 'insight' | 'chat' | 'routine' | 'tool') => ({
  id,
  occurredAt,
  body: { type, title: 'Something' },
})

test("a guest's progress is what the activities say: counted once each, and less again when one is deleted", async () => {
  const guest = createOwnerRecords('guest', createDeviceKeys())
  await guest.write('activities', activity('a', 'tool'))
  await guest.write('activities', activity('a', 'tool'))
  await guest.write('activities', activity('b', 'tool'))
  await guest.write('activities', activity('c', 'chat'))
  expect(progress()).toMatchObject({ insightsRead: 0, toolsUsed: 2, routinesCompleted: 0, mindmitraChats: 1 })
  await guest.remove('activities', 'b')
  expect(progress()).toMatchObject({ toolsUsed: 1, mindmitraChats: 1 })
})
