import { languages } from '@maitri/domain'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { collectionWords, partWords, plainName } from '../../../../data/local-data/part-labels'
import { loadWords, startI18n } from '../../../../lib/i18n/i18n'
import { describePart } from './describe-part'
import { pageNamespaces } from './page-format'

const at = '2026-11-20T09:00:00.000Z'
const format = {
  list: (parts: readonly string[]) => parts.join(', '),
  moment: () => 'that day',
  day: () => 'a day',
  article: () => null,
}

/** Every part as the server and the device write it. */
const parts = {
  account: {
    uid: 'u1',
    email: 'asha@example.in',
    displayName: 'Asha',
    photoURL: null,
    createdAt: at,
    lastLogin: at,
    lastUpdated: null,
    isEmailVerified: true,
    notifications: true,
    theme: 'system',
    language: 'hi',
    furtherLanguage: null,
    needsProfile: false,
  },
  signIn: { email: 'asha@example.in', emailVerified: true, createdAt: at },
  signInMethods: [{ providerId: 'credential', createdAt: at }],
  sessions: [{ createdAt: at, updatedAt: at, expiresAt: at }],
  consents: [{ purpose: 'reminders', granted: true, textVersion: '2026-11-21', language: 'en', at }],
  progress: { insightsRead: 1, toolsUsed: 2, routinesCompleted: 3, mindmitraChats: 4, updatedAt: at },
  groups: [
    { id: 'g1', name: 'Tea', description: 'Slow tea', type: 'support', tags: ['tea'], createdAt: at, closedAt: null },
    { id: 'g2', createdAt: at, updatedAt: at, closedAt: at },
  ],
  memberships: [{ groupId: 'g1', pseudonym: 'Quiet Neem', joinedAt: at }],
  reports: [{ groupId: 'g1', reason: 'crisis', at }],
  hiddenGroups: [{ groupId: 'g1', at }],
  providerKeys: [{ capability: 'audio', lastFour: '1234', at }],
  pendingEmail: { email: 'new@example.in', expiresAt: at },
  authenticatorApp: [{ createdAt: at, confirmedAt: at }],
  passkeys: [{ createdAt: at, lastUsedAt: null }],
  recoveryCodes: [{ createdAt: at }],
  reminder: [
    { about: 'check_in', minuteOfDay: 545, timeZone: 'Asia/Kolkata' },
    { about: 'worry_time', minuteOfDay: 1080, timeZone: 'Asia/Kolkata' },
  ],
  pushDevices: [{ createdAt: at }],
  bookings: [
    {
      id: 'b1',
      reference: 'ABCD-EFGH',
      therapistId: 'meera-nair',
      therapistName: 'Meera Nair',
      startsAt: at,
      endsAt: at,
      type: 'in_person',
      notes: 'the stairs',
      state: 'cancelled',
    },
  ],
  therapistMessages: [{ therapistId: 'meera-nair', id: 'm1', author: 'person', text: 'hello', sentAt: at }],
  mails: [{ createdAt: at, sentAt: null }],
  openLinks: [{ createdAt: at, expiresAt: at }],
  joinedGroups: [{ id: 'g1', pseudonym: 'Quiet Neem', joinedAt: at }],
  useCounts: {
    day: '2026-11-20',
    counts: [{ part: 'coping_tools', uses: 3 }],
    sent: { day: '2026-11-19', counts: [{ part: 'home', uses: 2 }] },
  },
  drafts: { toolDraft_vichaar: { step: 'mind_reading', id: at, thought: 'half a thought' } },
  settings: { worryTime: { time: '18:00' }, favouriteTools: ['saans'] },
}

test.each(languages)(
  'each part is told in words of the language (%s), without a name of the store',
  async (language) => {
    if (!i18next.isInitialized) await startI18n()
    await loadWords(language, pageNamespaces)
    const t = i18next.getFixedT(language, pageNamespaces)
    for (const [part, value] of Object.entries(parts)) {
      const told = describePart(part, value, t, format)
      expect(told?.length, part).toBeGreaterThan(0)
      const text = JSON.stringify(told?.map(({ lines }) => lines))
      expect(text, part).not.toMatch(/[a-z]_[a-z]|credential|meera-nair|"[gbmu]1"|2026-11-20T/)
      const name = partWords(i18next.getFixedT(language, 'data'), part)
      if (language !== 'en') expect(name, part).not.toBe(plainName(part))
    }
    expect(collectionWords(i18next.getFixedT(language, 'data'), 'tool-writings')).not.toContain('_')
  },
)

test('a booking says who, how, what became of it and its notes; a draft the words in it', async () => {
  if (!i18next.isInitialized) await startI18n()
  await loadWords('en', pageNamespaces)
  const t = i18next.getFixedT('en', pageNamespaces)
  expect(describePart('bookings', parts.bookings, t, format)).toEqual([
    {
      at,
      lines: [
        [null, 'Meera Nair, In person'],
        [null, 'Cancelled'],
        ['Reference', 'ABCD-EFGH'],
        ['Notes (optional)', 'the stairs'],
      ],
    },
  ])
  expect(describePart('drafts', parts.drafts, t, format)).toEqual([{ at: null, lines: [[null, 'half a thought']] }])
})

test('counts of use say which parts, how often, and what of them went', async () => {
  if (!i18next.isInitialized) await startI18n()
  await loadWords('en', pageNamespaces)
  const told = describePart('useCounts', parts.useCounts, i18next.getFixedT('en', pageNamespaces), format)
  expect(told?.flatMap(({ lines }) => lines.map(([, words]) => words))).toEqual([
    "Counted on this device since a day: Coping Tools 3. Once a day this is added to everyone's totals, without your name.",
    'Last sent, counted from a day: Home 2.',
  ])
})

test('a part of a newer version, and one that cannot be read, has no words', async () => {
  if (!i18next.isInitialized) await startI18n()
  const t = i18next.getFixedT('en', pageNamespaces)
  expect(describePart('aLaterPart', { a: 1 }, t, format)).toBeNull()
  expect(describePart('bookings', [{ state: 'odd' }], t, format)).toBeNull()
})
