import { collectionNames } from '@maitri/contracts'
import { expect, test } from 'vitest'
import type { LocalData } from '../../../../data/local-data/local-data'
import { emptyPlan } from '../../../../data/safety-plan'
import { deviceCopy } from './device-copy'
import { type OwnCopy, type PageWords, readablePage } from './readable-page'

const at = '2026-11-20T09:00:00.000Z'
const words: PageWords = {
  language: 'en',
  title: 'Your data',
  made: 'Made today',
  note: 'A note',
  nothing: 'Nothing saved.',
  inDataFile: (count) => `${count} values, in the data file`,
  moment: () => 'Friday, 20 November',
  part: (name) => `Part ${name}`,
  collection: (name) => `All ${name}`,
  planSection: (name) => `Section ${name}`,
  record: (_collection, body) =>
    Object.entries(body as object).flatMap(([, value]) =>
      typeof value === 'string' ? [['Said', value] as const] : [],
    ),
  things: (part, value) =>
    part === 'unknown'
      ? null
      : [value].flat().map((one) => ({ at: null, lines: [['Said', Object.values(one as object).join()]] })),
  sender: (sender) => (sender === 'user' ? 'You' : 'Mindmitra'),
}

const nothing: LocalData = {
  records: Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as LocalData['records'],
  messages: [],
  plan: null,
  groups: [],
  hiddenGroups: [],
  uses: null,
  texts: {},
}

const page = (copy: Partial<OwnCopy>) =>
  readablePage({ product: 'Maitri', madeAt: at, parts: {}, device: {}, ...copy }, words)

test('every kind has its heading, every thing its moment in words, and no name of the store stands anywhere', () => {
  const records = { 'check-ins': [{ id: 'a1', occurredAt: at, updatedAt: at, body: { note: 'two\nlines' } }] }
  const html = page({
    parts: { signIn: { email: 'asha@example.in' }, records, account: { email: 'asha@example.in' } },
    device: { safetyPlan: { changedAt: at, alone: ['chai'], people: [] } },
  })
  for (const text of ['<h2>Part account</h2>', '<h2>All check-ins</h2>', '<h3>Friday, 20 November</h3>'])
    expect(html).toContain(text)
  expect(html).toContain('<dt>Said</dt><dd>two\nlines</dd>')
  const order = ['Part account', 'All check-ins', 'Section alone', 'Part signIn'].map((heading) =>
    html.indexOf(heading),
  )
  expect(order, 'whose it is, what they wrote, how they sign in').toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(html).toContain('<h3>Section alone</h3><ul><li>chai</li></ul>')
  expect(html).not.toMatch(/a1|occurredAt|updatedAt|changedAt|Section people/)
})

test('nothing that was written can become part of the page, and the page loads and runs nothing', () => {
  const evil = '<img src=x onerror="alert(1)"></dd><script>alert(2)</script>&lt;'
  const html = page({
    parts: { account: { [evil]: evil }, groups: [{ name: evil }] },
    device: { chats: [{ sentAt: at, sender: 'user', text: evil }], drafts: { [evil]: evil } },
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script')
  expect(html).toContain('&#38;lt;')
  expect(html.replaceAll('&#34;', '')).not.toMatch(/\s(?:src|href)="/)
  expect(html).toContain("default-src 'none'")
})

test('what this version has no words for is left to the data file, and empty parts have no heading', () => {
  const html = page({ parts: { unknown: { inner: [1, 'two', null] }, records: {}, mails: [] } })
  expect(html).toContain('2 values, in the data file')
  expect(html).not.toContain('Part mails')
  expect(page({})).toContain('Nothing saved.')
})

test('of chats goes who said what and when, and nothing that tells what the gate found', () => {
  const messages = [
    { id: '1', text: 'words', sender: 'user', sentAt: at },
    { id: '2', text: 'help', sender: 'bot', sentAt: at },
    { id: '3', text: 'reply', sender: 'bot', sentAt: at, replyId: 'generic.1', topic: 'sleep' },
  ] as const
  const { chats } = deviceCopy({ ...nothing, messages: [...messages] }, false)
  expect(chats).toEqual(messages.map(({ sender, text, sentAt }) => ({ sender, text, sentAt })))
})

test('a guest takes everything along, an account from its device what the server has not', () => {
  const record = (id: string, isPending: boolean) => ({
    id,
    occurredAt: at,
    updatedAt: at,
    isPending,
    body: { articleId: id },
  })
  const things: LocalData = {
    ...nothing,
    records: { ...nothing.records, 'saved-articles': [record('sent', false), record('waits', true)] },
    plan: { sections: { ...emptyPlan.sections, alone: [{ id: 'x', text: 'chai' }] }, changedAt: at },
    uses: { day: '2026-11-20', counts: [{ part: 'home', uses: 2 }], sent: null },
    texts: { worryTime: '{"time":"18:00"}', toolDraft_vichaar: 'not json' },
  }
  expect(deviceCopy(things, true)).toMatchObject({
    notSentYet: { 'saved-articles': [{ id: 'waits' }] },
    safetyPlan: { changedAt: at, alone: ['chai'] },
    useCounts: { day: '2026-11-20', counts: [{ part: 'home', uses: 2 }] },
    drafts: { toolDraft_vichaar: 'not json' },
    settings: { worryTime: { time: '18:00' } },
  })
  expect(deviceCopy(things, false)).toMatchObject({ records: { 'saved-articles': [{ id: 'sent' }, { id: 'waits' }] } })
})
