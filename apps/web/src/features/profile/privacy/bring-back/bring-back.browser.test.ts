import { syncRecords } from '@maitri/contracts'
import { beforeEach, expect, test } from 'vitest'
import { bringBack, findAddition } from '../../../../data/bring-back/bring-back'
import { readOwnFile } from '../../../../data/bring-back/own-file'
import { createConversationStore } from '../../../../data/conversation/conversation-store'
import { deleteLocalData } from '../../../../data/local-data/delete-local-data'
import { guestOwner, type LocalData, readLocalData } from '../../../../data/local-data/local-data'
import { onlyNames } from '../../../../data/records/private-ids'
import { forgetRecords, recordsOf } from '../../../../data/records/records-of'
import { createSealedStorage } from '../../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { fakeApi } from '../../../../testing/fake-api'
import { deviceCopy } from '../download/device-copy'

const at = '2026-11-20T09:00:00.000Z'
const word = 'marigold'
const keys = createDeviceKeys()
let uid: string

beforeEach(async () => {
  forgetRecords()
  localStorage.clear()
  await deleteLocalData(guestOwner)
  uid = crypto.randomUUID()
  await keys.keep(uid, btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))
})

const own = (name: string, owner: string) => createSealedStorage(name, owner, keys)

/** One thing of every sort, as a guest leaves it. */
async function keepAsGuest() {
  const guest = recordsOf(guestOwner)
  const body = { mood: 4, feelings: [], tags: [], note: `the ${word}` }
  await guest.write('check-ins', { id: crypto.randomUUID(), occurredAt: at, body })
  await guest.writeOnly('saved-articles', {
    name: onlyNames.saved('sleep'),
    occurredAt: at,
    body: { articleId: 'sleep' },
  })
  await guest.write('activities', {
    id: crypto.randomUUID(),
    occurredAt: at,
    body: { type: 'tool', title: 'Saans' },
  })
  await guest.writeOnly('activities', {
    name: onlyNames.read('sleep'),
    occurredAt: at,
    body: { type: 'insight', title: 'Sleep', itemId: 'sleep' },
  })
  const chats = createConversationStore({ owner: guestOwner, isAccount: false, deviceKeys: keys })
  await chats.add([
    { id: 'one', text: `${word} one`, sender: 'user', sentAt: at },
    { id: 'two', text: 'a reply', sender: 'bot', sentAt: at },
  ])
  const plan = { sections: { alone: [{ id: 'x', text: 'chai' }] }, changedAt: at }
  await own('safetyPlan', guestOwner).write(JSON.stringify(plan))
  await own('toolDraft_vichaar', guestOwner).write(JSON.stringify({ thought: word }))
  await own('worryTime', guestOwner).write('{"time":"18:00","sleep":"22:00"}')
}

async function fileOf(owner: string) {
  const device = deviceCopy(await readLocalData(owner), owner !== guestOwner)
  const file = readOwnFile(JSON.stringify({ product: 'Maitri', madeAt: new Date().toISOString(), parts: {}, device }))
  if (typeof file === 'string') expect.fail(`refused as ${file}`)
  return file
}

async function forgetGuest() {
  forgetRecords()
  await deleteLocalData(guestOwner)
}

/** What a person would see of it: without ids and the moments of writing. */
const seen = ({ records, messages, plan, texts }: LocalData) => ({
  records: Object.entries(records).map(([name, list]) => [
    name,
    list.map(({ occurredAt, body }) => [occurredAt, body]),
  ]),
  messages: messages.map(({ text, sender, sentAt }) => [text, sender, sentAt]),
  plan: plan?.sections.alone.map(({ text }) => text),
  texts,
})

const everything = { check_ins: 1, saved_articles: 1, activities: 2, messages: 2, plan_lines: 1, drafts: 1 }

test('a guest’s file brings everything back to a device that was cleared, and a second time nothing', async () => {
  await keepAsGuest()
  const before = seen(await readLocalData(guestOwner))
  const file = await fileOf(guestOwner)
  await forgetGuest()
  const addition = await findAddition(guestOwner, file)
  expect(addition).toMatchObject({ counts: everything, present: 0 })
  await bringBack(guestOwner, addition)
  expect(seen(await readLocalData(guestOwner))).toEqual(before)
  expect(JSON.parse(localStorage.getItem('userProgress') ?? '{}')).toMatchObject({ toolsUsed: 1, insightsRead: 1 })
  const again = await findAddition(guestOwner, file)
  expect(again).toMatchObject({ counts: {}, present: 9 })
})

test('an account takes it in sealed, under its own ids, and what it has is not doubled', async () => {
  await keepAsGuest()
  const file = await fileOf(guestOwner)
  await forgetGuest()
  const api = fakeApi()
  api.answer(syncRecords, () => ({ outcomes: [], changes: [], hasMore: false, revision: 1, now: at }))
  const account = recordsOf(uid)
  await account.writeOnly('saved-articles', {
    name: onlyNames.saved('sleep'),
    occurredAt: at,
    body: { articleId: 'sleep' },
  })
  const addition = await findAddition(uid, file)
  expect(addition).toMatchObject({ counts: { check_ins: 1, activities: 2, messages: 2 }, present: 1 })
  await bringBack(uid, addition)
  const { records, messages } = await readLocalData(uid)
  expect([records['saved-articles'].length, records['check-ins'].length, messages.length]).toEqual([1, 1, 2])
  expect(JSON.stringify({ ...localStorage })).not.toContain(word)
  expect(await account.countWaiting()).toBeGreaterThan(0)
})

test('a later change in the file stands, an earlier one does not, and what was deleted since is back as of now', async () => {
  const guest = recordsOf(guestOwner)
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
  const write = (id: string, note: string) =>
    guest.write('check-ins', { id, occurredAt: at, body: { mood: 4, feelings: [], tags: [], note } })
  for (const id of ids) await write(id, 'first')
  const file = await fileOf(guestOwner)
  await write(ids[0], 'changed here since')
  await guest.remove('check-ins', ids[1])
  const later = file.records.map((one) =>
    one.record.id === ids[2]
      ? {
          ...one,
          record: { ...one.record, updatedAt: new Date().toISOString(), body: { ...one.record.body, note: 'later' } },
        }
      : { ...one, record: { ...one.record, updatedAt: at } },
  )
  const addition = await findAddition(guestOwner, { ...file, records: later })
  expect(addition).toMatchObject({ counts: { check_ins: 2 }, present: 1 })
  await bringBack(guestOwner, addition)
  const notes = new Map((await guest.list('check-ins')).map(({ id, body }) => [id, body.note]))
  expect(ids.map((id) => notes.get(id))).toEqual(['changed here since', 'first', 'later'])
})

test('out of the server’s reach an account is not touched', async () => {
  await keepAsGuest()
  const file = await fileOf(guestOwner)
  const api = fakeApi()
  api.disconnect(syncRecords)
  await expect(findAddition(uid, file)).rejects.toMatchObject({ code: 'network' })
  expect((await readLocalData(uid)).messages).toEqual([])
})

test('where the device is full it says so, and what was here stays', async () => {
  await keepAsGuest()
  const file = await fileOf(guestOwner)
  await forgetGuest()
  localStorage.setItem('groupDraft_guest', '"mine"')
  const addition = await findAddition(guestOwner, file)
  // The browser's own limit, reached.
  for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
    try {
      for (let part = 0; ; part++) localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size))
    } catch {
      // The next is smaller.
    }
  await expect(bringBack(guestOwner, addition)).rejects.toThrow()
  expect(localStorage.getItem('groupDraft_guest')).toBe('"mine"')
  for (const name of Object.keys(localStorage)) if (name.startsWith('full ')) localStorage.removeItem(name)
  await bringBack(guestOwner, await findAddition(guestOwner, file))
  expect((await findAddition(guestOwner, file)).counts).toEqual({})
})
