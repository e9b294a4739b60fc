import type { CollectionName } from '@maitri/contracts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { loadWords, startI18n } from '../../lib/i18n/i18n'
import { recordNamespaces } from '../record-words/described'
import { earlierInWords, withEarlier } from './earlier-in-words'

const at = '2026-11-20T09:00:00.000Z'
const format = {
  list: (parts: readonly string[]) => parts.join(', '),
  moment: (moment: string) => moment.slice(0, 16),
  article: () => null,
}
const checkIn = { mood: 6, feelings: ['calm'], tags: [], note: 'by the sea' }
const thought = {
  kind: 'thought_record',
  happened: 'a call',
  thought: 'I am late',
  feeling: 'afraid',
  strength: 80,
  traps: ['mind_reading'],
  evidenceFor: '',
  evidenceAgainst: '',
  fairThought: 'often in time',
  belief: null,
  strengthAfter: null,
  nextAction: '',
}
const step = {
  kind: 'small_step',
  mood: 3,
  energy: null,
  area: 'home',
  action: 'a lamp',
  minutes: 10,
  plannedFor: at,
  where: '',
  obstacle: '',
  ifThen: '',
  doneAt: null,
  pleasure: null,
  mastery: null,
}
const worry = { kind: 'worry', text: 'the fee', canAct: true, nextAction: 'ask', lettingGo: '', settledAt: null }
const routine = { name: 'Evening', description: '', tools: ['saans', 'jaali'], createdAt: at, totalDuration: '10 min' }
const feedback = { toolId: 'saans', date: at, mood: 'better', effectiveness: 4, before: 7, after: 3 }
const done = {
  type: 'routine',
  routineId: 'r',
  date: at,
  name: 'Evening',
  toolCount: 2,
  duration: '10 min',
  feedback: { mood: 'same' },
}

async function told(collection: CollectionName, body: object, fields: Record<string, unknown>) {
  if (!i18next.isInitialized) await startI18n()
  await loadWords('en', recordNamespaces)
  const t = i18next.getFixedT('en', recordNamespaces)
  return earlierInWords(collection, { occurredAt: at, body }, { fields }, t, format)
}

test.each([
  ['check-ins', checkIn, { note: 'by the river' }, 'A note', 'by the sea', 'by the river'],
  ['check-ins', checkIn, { mood: 2 }, null, '6, steady', /^2, /],
  ['check-ins', checkIn, { occurredAt: '2026-11-19T21:00:00.000Z' }, 'When', '2026-11-20T09:00', '2026-11-19T21:00'],
  ['tool-writings', thought, { fairThought: 'it was the bus' }, 'A fair thought', 'often in time', 'it was the bus'],
  ['tool-writings', thought, { strength: 40 }, 'How strong is it?', '80 of 100', '40 of 100'],
  ['tool-writings', thought, { traps: ['must', 'my own'] }, 'Thinking traps', 'Mind reading', /my own$/],
  ['tool-writings', step, { minutes: 30 }, 'How big', '10 minutes', '30 minutes'],
  [
    'tool-writings',
    step,
    { plannedFor: '2026-11-21T09:00:00.000Z' },
    'Planned',
    '2026-11-20T09:00',
    '2026-11-21T09:00',
  ],
  ['tool-writings', worry, { canAct: false }, /./, /./, /./],
  ['routines', routine, { tools: ['jaali'] }, null, /Saans.* → .*Jaali/, /Jaali/],
  ['exercise-feedback', feedback, { effectiveness: 2 }, /./, /4/, /2/],
  ['exercise-history', done, { feedback: { mood: 'worse' } }, /./, /./, /./],
] as const)(
  'of %s %j the other version %j is told in people’s words',
  async (collection, body, fields, part, saved, other) => {
    const words = await told(collection, body, fields)
    for (const [is, expected] of [
      [words?.part, part],
      [words?.saved, saved],
      [words?.other, other],
    ] as const)
      if (expected instanceof RegExp) expect(is).toMatch(expected)
      else expect(is).toBe(expected)
    expect(JSON.stringify(words)).not.toMatch(/[a-z]_[a-z]|[a-z][A-Z]/)
  },
)

test('what was left empty, what is the same and what nobody could read is not offered', async () => {
  expect(await told('check-ins', checkIn, { note: '' })).toBeNull()
  expect(await told('check-ins', checkIn, { note: 'by the sea' })).toBeNull()
  expect(await told('check-ins', checkIn, { weather: 'rain' })).toBeNull()
  expect(await told('tool-writings', thought, { strength: 'odd' })).toBeNull()
})

test('the other version takes the place of its part alone, also where that is the moment', () => {
  const standing = { occurredAt: at, body: { ...checkIn, weather: 'rain' } }
  expect(withEarlier(standing, { fields: { note: 'other' } })).toEqual({
    occurredAt: at,
    body: { ...standing.body, note: 'other' },
  })
  expect(withEarlier(standing, { fields: { occurredAt: '2026-11-19T21:00:00.000Z' } })).toEqual({
    occurredAt: '2026-11-19T21:00:00.000Z',
    body: standing.body,
  })
})
