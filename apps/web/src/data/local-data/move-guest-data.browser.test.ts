import { type Group, hideGroup, joinGroup, syncRecords } from '@maitri/contracts'
import { beforeEach, expect, test } from 'vitest'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { fakeApi } from '../../testing/fake-api'
import { createConversationStore } from '../conversation/conversation-store'
import type { Message } from '../conversation/message'
import { forgetRecords, recordsOf } from '../records/records-of'
import { createSealedStorage } from '../records/sealed-storage'
import { deleteLocalData } from './delete-local-data'
import { guestOwner, readLocalData } from './local-data'
import { moveGuestData } from './move-guest-data'

const at = '2026-11-20T09:00:00.000Z'
const word = 'marigold'
const checkIn = { mood: 4, feelings: [], tags: [], note: `the ${word}` }
const routine = { id: '7', name: 'Evening', description: '', tools: ['saans'], createdAt: at, totalDuration: '5 min' }
const group: Group = {
  id: 'anxiety-support',
  words: null,
  members: 1244,
  closedAt: null,
  isOwn: false,
  review: null,
  isHidden: false,
  membership: { pseudonym: 'Quiet Neem', joinedAt: at },
}
const joined = { id: 'anxiety-support', pseudonym: 'Quiet Neem', joinedAt: at }

const hidden = 'art-therapy-collective'

let uid: string
const keys = createDeviceKeys()

beforeEach(async () => {
  forgetRecords()
  localStorage.clear()
  await deleteLocalData(guestOwner)
  uid = crypto.randomUUID()
  await keys.keep(uid, btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))
})

const chats = (owner: string) => createConversationStore({ owner, isAccount: owner !== guestOwner, deviceKeys: keys })
const own = (name: string, owner: string) => createSealedStorage(name, owner, keys)
const say = (id: string, sentAt: string): Message => ({ id, text: `${word} ${id}`, sender: 'user', sentAt })
const plan = (...lines: string[]) =>
  JSON.stringify({ sections: { alone: lines.map((text) => ({ id: text, text })) }, changedAt: at })

/** One thing of every sort, as a guest leaves it. */
async function keepAsGuest(id = crypto.randomUUID()) {
  const guest = recordsOf(guestOwner)
  await guest.write('check-ins', { id, occurredAt: at, body: checkIn })
  await guest.write('activities', { id, occurredAt: at, body: { type: 'tool', title: 'Saans' } })
  await chats(guestOwner).add([say('one', '2026-11-20T09:00:00.000Z'), say('two', '2026-11-20T11:00:00.000Z')])
  await own('safetyPlan', guestOwner).write(plan('chai', `the ${word} pot`))
  await own('toolDraft_vichaar', guestOwner).write(JSON.stringify({ thought: word }))
  await own('worryTime', guestOwner).write('{"time":"18:00","sleep":"22:00"}')
  localStorage.setItem('joinedGroups_guest', JSON.stringify([joined]))
  localStorage.setItem('hiddenGroups_guest', JSON.stringify([hidden]))
  return id
}

function serveGroups() {
  const api = fakeApi()
  api.answer(joinGroup, group)
  api.answer(hideGroup, undefined)
  return api
}

test('everything moves with its ids, sealed, and nothing of it is the guest’s any more', async () => {
  const id = await keepAsGuest()
  const api = serveGroups()
  expect(await moveGuestData(uid)).toEqual({ left: {}, isFailed: false })
  const things = await readLocalData(uid)
  expect(things.records['check-ins']).toMatchObject([{ id, occurredAt: at, body: checkIn, isPending: true }])
  expect(things.records.activities).toMatchObject([{ id }])
  expect(things.messages.map((message) => message.id)).toEqual(['one', 'two'])
  expect(things.plan?.sections.alone.map(({ text }) => text)).toEqual(['chai', `the ${word} pot`])
  expect(things.texts).toMatchObject({ toolDraft_vichaar: `{"thought":"${word}"}`, worryTime: expect.anything() })
  expect(api.calls(joinGroup)).toMatchObject([{ params: { id: joined.id }, body: { pseudonym: joined.pseudonym } }])
  expect(api.calls(hideGroup)).toMatchObject([{ params: { id: hidden } }])
  expect(Object.keys(localStorage).filter((name) => !name.endsWith(`_${uid}`))).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toContain(word)
})

test('two years move many at a time, and lists are read anew a few times rather than once for each', async () => {
  serveGroups()
  const guest = recordsOf(guestOwner)
  const records = Array.from({ length: 600 }, () => ({
    ...{ id: crypto.randomUUID(), occurredAt: at, updatedAt: at, body: checkIn },
    isPending: true,
  }))
  await guest.adoptAll('check-ins', records)
  const told: string[] = []
  const ends = [guest, recordsOf(uid)].map(({ onChange, isAccount }) =>
    onChange((collections) => {
      if (collections.includes('check-ins')) told.push(isAccount ? 'account' : 'guest')
    }),
  )
  expect(await moveGuestData(uid)).toEqual({ left: {}, isFailed: false })
  for (const end of ends) end()
  expect(await recordsOf(uid).list('check-ins')).toHaveLength(600)
  expect(told).toEqual(['account', 'guest', 'account', 'guest', 'account', 'guest'])
})

test('two tabs at once, and once more, move everything once', async () => {
  const id = await keepAsGuest()
  serveGroups()
  await Promise.all([moveGuestData(uid), moveGuestData(uid)])
  // As after a move that broke off before the guest's copies went.
  await keepAsGuest(id)
  await moveGuestData(uid)
  const { records, messages, plan: kept } = await readLocalData(uid)
  expect([records['check-ins'].length, records.activities.length, messages.length]).toEqual([1, 1, 2])
  expect(kept?.sections.alone).toHaveLength(2)
})

test('what the account has stands: chats by their moments, a plan line by line, and a draft keeps its place', async () => {
  await keepAsGuest()
  serveGroups()
  await chats(uid).add([say('before', '2026-11-20T08:00:00.000Z'), say('between', '2026-11-20T10:00:00.000Z')])
  await own('safetyPlan', uid).write(plan('a walk', 'chai'))
  await own('toolDraft_vichaar', uid).write('{"thought":"mine"}')
  const { left } = await moveGuestData(uid)
  const { messages, plan: kept, texts } = await readLocalData(uid)
  expect(messages.map((message) => message.id)).toEqual(['before', 'one', 'between', 'two'])
  expect(kept?.sections.alone.map(({ text }) => text)).toEqual(['a walk', 'chai', `the ${word} pot`])
  expect(texts.toolDraft_vichaar).toBe('{"thought":"mine"}')
  expect(left).toEqual({ drafts: 1 })
})

test('out of the server’s reach all but the groups moves, and another try moves those', async () => {
  await keepAsGuest()
  const api = fakeApi()
  api.disconnect(joinGroup)
  expect(await moveGuestData(uid)).toEqual({ left: { groups: 1, hidden_groups: 1 }, isFailed: true })
  expect((await readLocalData(uid)).records['check-ins']).toHaveLength(1)
  api.answer(joinGroup, group)
  api.answer(hideGroup, undefined)
  expect(await moveGuestData(uid)).toEqual({ left: {}, isFailed: false })
})

test('where the account’s key is not here nothing moves but what the server has, and nothing is lost', async () => {
  await keepAsGuest()
  await keys.forgetAll()
  const api = fakeApi()
  api.disconnect(joinGroup)
  api.refuse(syncRecords, 'unavailable', 503)
  const { left, isFailed } = await moveGuestData(uid)
  expect(isFailed).toBe(true)
  expect(left).toMatchObject({ check_ins: 1, messages: 2, plan_lines: 2, drafts: 1, groups: 1, hidden_groups: 1 })
})

test('lists under the specification’s names with ids of their own move as the server takes them', async () => {
  localStorage.setItem('savedRoutines', JSON.stringify([routine]))
  await moveGuestData(uid)
  const { routines } = (await readLocalData(uid)).records
  expect(routines).toMatchObject([{ id: expect.stringMatching(/^[\da-f-]{36}$/), occurredAt: at }])
})
