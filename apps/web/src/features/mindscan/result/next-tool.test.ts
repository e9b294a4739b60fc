import type { TextAnalysis, ToolId } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { buildTextAnalysis } from '../../../testing/build-analysis'
import { nextTool } from './next-tool'

const toolOf = (changes: Partial<TextAnalysis>, opened: readonly ToolId[] = []) =>
  nextTool({ id: 'one', occurredAt: '2026-11-21T08:00:00.000Z', body: buildTextAnalysis(changes) }, opened)

const heavy = (changes: Partial<TextAnalysis>): Partial<TextAnalysis> => ({
  sentiment: 'negative',
  topics: { stress: 0, anxiety: 0, breathing: 0, depression: 0 },
  ...changes,
})

test.each<[string, Partial<TextAnalysis>, string]>([
  ['stress', heavy({ topics: { stress: 1, anxiety: 0, breathing: 0, depression: 0 } }), 'saans'],
  ['worry', heavy({ emotions: ['anxious'] }), 'paanch-indriya'],
  ['low mood', heavy({ emotions: ['sad'] }), 'chhota-kadam'],
  ['hurt', heavy({ emotions: ['hurt'] }), 'vichaar'],
  ['anger', heavy({ emotions: ['angry'] }), 'muscle-release'],
  ['tiredness', heavy({ emotions: ['tired'] }), 'yoga-nidra'],
  ['something good', { sentiment: 'positive' }, 'sach-ya-mithya'],
  ['words that the gate marks', heavy({ emotions: ['sad'], text: 'I want to die' }), 'paanch-indriya'],
])('after %s one tool is offered that fits', (_, changes, tool) => {
  expect(toolOf(changes)).toBe(tool)
})

test.each<[string, Partial<TextAnalysis>, string]>([
  ['a hard word over something good', { sentiment: 'positive', ownWord: 'lonely' }, 'vichaar'],
  ['a hard word that no tip is made for', { sentiment: 'positive', ownWord: 'numb' }, 'chhota-kadam'],
  ['a pleasant word over worry', heavy({ emotions: ['anxious'], ownWord: 'content' }), 'sach-ya-mithya'],
  ['a pleasant word beside words that the gate marks', { text: 'I feel hopeless', ownWord: 'happy' }, 'paanch-indriya'],
])('the own word leads: %s', (_, changes, tool) => {
  expect(toolOf(changes)).toBe(tool)
})

test('a tool that a tip opens already is not offered a second time', () => {
  expect(toolOf({ sentiment: 'positive' }, ['sach-ya-mithya'])).toBe('kolam-studio')
  expect(toolOf(heavy({ emotions: ['sad'] }), ['chhota-kadam'])).toBe('vichaar')
  expect(toolOf(heavy({ emotions: ['sad'] }), ['chhota-kadam', 'vichaar', 'jaali']), 'where nothing else fits').toBe(
    'chhota-kadam',
  )
})
