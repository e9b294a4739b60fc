import type { ExerciseFeedback } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { buildTextAnalysis, buildVideoAnalysis } from '../../testing/build-analysis'
import { helpedTips, tipContextOf } from './tip-context'

const note = (toolId: ExerciseFeedback['toolId'], mood: ExerciseFeedback['mood']) =>
  ({ toolId, mood, effectiveness: 4, notes: '', date: '2026-11-20T08:00:00.000Z' }) as ExerciseFeedback

test('what was noted as better leads to its tips, what was noted as worse does not', () => {
  const helped = helpedTips([note('saans', 'better'), note('vichaar', 'better'), note('vichaar', 'worse')])
  expect(helped).toContain('slow_breath_out')
  expect(helped).not.toContain('for_and_against')
  expect(helpedTips([])).toEqual([])
})

test('the tips of the two latest readings of words count as shown', () => {
  const shown = (suggestions: string[]) => buildTextAnalysis({ suggestions })
  const { recent } = tipContextOf(
    [shown(['a']), buildVideoAnalysis({ suggestions: ['v'] }), shown(['b']), shown(['c'])],
    [],
  )
  expect(recent).toEqual(['a', 'b'])
})
