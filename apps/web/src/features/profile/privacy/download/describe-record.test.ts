import { languages } from '@maitri/domain'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { loadWords, startI18n } from '../../../../lib/i18n/i18n'
import { describeRecord } from './describe-record'

const namespaces = ['data', 'check_in', 'coping_tools', 'exercise_feedback'] as const
const at = '2026-11-20T09:00:00.000Z'
const format = { list: (parts: readonly string[]) => parts.join(', ') }
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
}

test.each(languages)(
  'each kind is told in words of the language (%s), without a name of the store',
  async (language) => {
    if (!i18next.isInitialized) await startI18n()
    await loadWords(language, namespaces)
    const t = i18next.getFixedT(language, namespaces)
    for (const [collection, body] of Object.entries(bodies)) {
      const told = describeRecord(collection, body, t, format)
      expect(told, collection).not.toBeNull()
      const text = JSON.stringify(told)
      expect(text).not.toMatch(
        /check_in|coping_tools|toolId|effectiveness"|exercise_feedback|secondsDone|isComplete|"work"|"tired"|createdAt/,
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
})
