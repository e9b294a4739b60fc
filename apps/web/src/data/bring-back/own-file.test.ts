import { expect, test } from 'vitest'
import { readOwnFile } from './own-file'

const at = '2026-11-20T09:00:00.000Z'
const madeAt = '2026-11-21T09:00:00.000Z'
const id = '00000000-0000-4000-8000-000000000001'
const checkIn = (changes: object = {}) => ({
  id,
  occurredAt: at,
  updatedAt: at,
  body: { mood: 4, feelings: [], tags: [], note: '' },
  ...changes,
})
const file = (parts: object, device: object = {}) => JSON.stringify({ product: 'Maitri', madeAt, parts, device })

function read(text: string) {
  const own = readOwnFile(text)
  if (typeof own === 'string') expect.fail(`refused as ${own}`)
  return own
}

test.each([
  ['a picture', '\uFFFDPNG', 'foreign'],
  ['nothing', '', 'foreign'],
  [
    'another product’s file',
    '{"product":"Other","madeAt":"2026-11-21T09:00:00.000Z","parts":{},"device":{}}',
    'foreign',
  ],
  ['a list', '[1]', 'foreign'],
  ['ours, cut off', file({ records: { 'check-ins': [checkIn()] } }).slice(0, -20), 'broken'],
  ['ours without its parts', '{"product":"Maitri","madeAt":"2026-11-21T09:00:00.000Z"}', 'broken'],
] as const)('%s is refused', (_name, text, refusal) => {
  expect(readOwnFile(text)).toBe(refusal)
})

test('what had not been sent stands over what the account had, and each thing is there once', () => {
  const note = (words: string) => checkIn({ body: { mood: 4, feelings: [], tags: [], note: words } })
  const own = read(
    file({ records: { 'check-ins': [note('before')] } }, { notSentYet: { 'check-ins': [note('after')] } }),
  )
  expect(own.records.map(({ record }) => record.body)).toMatchObject([{ note: 'after' }])
  expect(own.unreadable).toBe(0)
})

test('what this version cannot read is counted and takes nothing else along', () => {
  const own = read(
    file(
      { records: { 'check-ins': [checkIn(), checkIn({ body: { mood: 99 } }), 7], 'a-later-kind': [checkIn()] } },
      { chats: [{ sentAt: at, sender: 'user', text: 'words' }, { sender: 'nobody' }] },
    ),
  )
  expect([own.records.length, own.messages.length, own.unreadable]).toEqual([1, 1, 4])
})

test('nothing in a file was changed after it was made', () => {
  const own = read(file({ records: { 'check-ins': [checkIn({ updatedAt: '2099-01-01T00:00:00.000Z' })] } }))
  expect(own.records[0]?.record.updatedAt).toBe(madeAt)
})

test('plan, drafts and settings come back as they lay, and no other name is written', () => {
  const own = read(
    file(
      {},
      {
        safetyPlan: { changedAt: at, alone: ['chai', ' '], people: 'not a list' },
        drafts: {
          toolDraft_vichaar: { thought: 'words' },
          useCounts: { day: '2026-11-20', counts: [], sent: null },
          groupDraft: 'no list',
          'not a name!': 'x',
          joinedGroups: [],
        },
        settings: { worryTime: { time: '18:00' } },
      },
    ),
  )
  expect(own.plan?.sections.alone).toMatchObject([{ text: 'chai' }])
  expect(own.texts).toEqual({
    toolDraft_vichaar: '{"thought":"words"}',
    groupDraft: 'no list',
    worryTime: '{"time":"18:00"}',
  })
})
