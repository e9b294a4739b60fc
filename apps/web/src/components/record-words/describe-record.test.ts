import { type CollectionName, collectionNames } from '@maitri/contracts'
import { languages } from '@maitri/domain'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { loadWords, startI18n } from '../../lib/i18n/i18n'
import { buildTextAnalysis, buildVideoAnalysis } from '../../testing/build-analysis'
import { describeRecord } from './describe-record'
import { recordNamespaces as namespaces } from './described'

const at = '2026-11-20T09:00:00.000Z'
const format = {
  list: (parts: readonly string[]) => parts.join(', '),
  moment: () => 'that day',
  article: (id: string) => (id === 'better-sleep' ? 'Sleep, gently' : null),
}
const bodies = {
  'check-ins': { mood: 3, feelings: ['tired', 'sad'], tags: ['work'], note: 'two\nlines' },
  'exercise-history': {
    type: 'exercise',
    toolId: 'saans',
    date: at,
    name: 'Saans',
    category: 'stress_relief',
    duration: '5 min',
    secondsDone: 300,
    isComplete: true,
  },
  'exercise-feedback': {
    toolId: 'saans',
    date: at,
    mood: 'better',
    effectiveness: 4,
    before: 7,
    after: 3,
    notes: 'slow',
  },
  routines: {
    name: 'Evening',
    description: 'Before bed',
    tools: ['saans', 'bhramari'],
    createdAt: at,
    totalDuration: '10 min',
  },
  activities: { type: 'tool', title: 'Jaali', itemId: 'jaali' },
  'stress-readings': {
    heartRate: 72,
    breathingRate: 14,
    sleepHours: 6.5,
    anxiety: 4,
    score: 3.9,
    band: 'moderate',
    sources: { heartRate: 'counted', breathingRate: 'slider' },
  },
  'saved-articles': { articleId: 'better-sleep' },
} satisfies Partial<Record<CollectionName, unknown>>

const writings = [
  {
    kind: 'small_step',
    mood: 3,
    energy: null,
    area: 'faith_or_culture',
    action: 'a lamp',
    minutes: 10,
    plannedFor: at,
    where: 'home',
    obstacle: 'late',
    ifThen: 'If late, then tomorrow.',
    doneAt: at,
    pleasure: 6,
    mastery: null,
  },
  {
    kind: 'thought_record',
    happened: 'a call',
    thought: 'I am late',
    feeling: 'afraid',
    strength: 80,
    traps: ['mind_reading', 'my own'],
    evidenceFor: '',
    evidenceAgainst: 'I was early twice',
    fairThought: 'often in time',
    belief: null,
    strengthAfter: 40,
    nextAction: '',
  },
  { kind: 'worry', text: 'the fee', canAct: true, nextAction: 'ask', lettingGo: '', settledAt: at },
  { kind: 'good_things', things: [{ what: 'chai', why: 'a friend' }] },
  { kind: 'kolam', grid: 5, symmetry: 'four', strokes: [], feeling: 'quiet' },
  { kind: 'sankalpa', text: 'I rest' },
  { kind: 'own_trap', name: 'the neighbours' },
  { kind: 'group_prompt', question: 'What helped?', text: 'a walk' },
] as const

const kinds: [CollectionName, unknown][] = [
  ...(Object.entries(bodies) as [CollectionName, unknown][]),
  ['analyses', buildTextAnalysis({})],
  ['analyses', buildVideoAnalysis({})],
  ...writings.map((writing): [CollectionName, unknown] => ['tool-writings', writing]),
]

test.each(languages)(
  'each kind is told in words of the language (%s), without a name of the store',
  async (language) => {
    if (!i18next.isInitialized) await startI18n()
    await loadWords(language, namespaces)
    const t = i18next.getFixedT(language, namespaces)
    for (const [collection, body] of kinds) {
      const told = describeRecord(collection, body, t, format)
      expect(told, collection).not.toBeNull()
      const text = JSON.stringify(told)
      expect(text).not.toMatch(
        /[a-z]_[a-z]|[a-z][A-Z][a-z]+"|toolId|effectiveness"|secondsDone|isComplete|"work"|"tired"|createdAt|positive|before_contrast/,
      )
      expect(text).not.toContain(at)
    }
  },
)

test('a check-in says its point, what it felt like, what it was about and its note; what is empty is not named', async () => {
  if (!i18next.isInitialized) await startI18n()
  await loadWords('en', namespaces)
  const t = i18next.getFixedT('en', namespaces)
  expect(describeRecord('check-ins', bodies['check-ins'], t, format)).toEqual([
    [null, '3, low'],
    ['What does it feel like?', 'Tired, Sad'],
    ['What is it about?', 'Work'],
    ['A note', 'two\nlines'],
  ])
  expect(describeRecord('check-ins', { mood: 5, feelings: [], tags: [], note: '' }, t, format)).toEqual([
    [null, '5, in between'],
  ])
  expect(describeRecord('check-ins', { mood: 'odd' }, t, format)).toBeNull()
  expect(describeRecord('tool-writings', {}, t, format)).toBeNull()
  expect(describeRecord('a-later-kind', {}, t, format)).toBeNull()
})

test('every collection has its words here', () => {
  expect(new Set(kinds.map(([collection]) => collection))).toEqual(new Set(collectionNames))
})

test('beside words that the gate marks no count and no light word stands', async () => {
  if (!i18next.isInitialized) await startI18n()
  await loadWords('en', namespaces)
  const t = i18next.getFixedT('en', namespaces)
  const text = 'I want to kill myself, and the chai was good'
  const told = describeRecord('analyses', buildTextAnalysis({ text, positiveWords: 1 }), t, format)
  expect(told?.[0]).toEqual([null, 'What you wrote matters more than any word count.'])
  expect(JSON.stringify(told)).not.toMatch(/light word|Score/)
})

test('how a recording sounded is told as it was shown', async () => {
  if (!i18next.isInitialized) await startI18n()
  await loadWords('en', namespaces)
  const t = i18next.getFixedT('en', namespaces)
  const voice = {
    speechSeconds: 60,
    pauses: 4,
    pauseSeconds: 3.25,
    loudnessVariation: 5.04,
    pitchVariation: null,
    wordsPerMinute: 131.6,
  }
  const told = describeRecord('analyses', buildTextAnalysis({ voice }), t, format)
  expect(told).toContainEqual(['Pace', '132 words a minute'])
  expect(told).toContainEqual(['Pauses', '4 pauses, 3.3 sec in all'])
  expect(told).toContainEqual(['Loudness', 'varies by 5 dB'])
})

test('of what is no collection nothing is told', () => {
  const t = i18next.getFixedT('en', namespaces)
  expect(describeRecord('constructor', {}, t, format)).toBeNull()
})

test('a thought is told under the names that its tool gives it, and its traps by theirs', async () => {
  if (!i18next.isInitialized) await startI18n()
  await loadWords('en', namespaces)
  const t = i18next.getFixedT('en', namespaces)
  expect(describeRecord('tool-writings', writings[1], t, format)).toEqual([
    [null, 'Thought records'],
    ['What happened', 'a call'],
    ['The thought', 'I am late'],
    ['The feeling', 'afraid'],
    ['How strong is it?', '80 of 100'],
    ['Thinking traps', 'Mind reading, my own'],
    ['What goes against it', 'I was early twice'],
    ['A fair thought', 'often in time'],
    ['How strong is the feeling now?', '40 of 100'],
  ])
})
