import type { TextAnalysis } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { buildTextAnalysis } from '../../../testing/build-analysis'
import { nextTool } from './next-tool'

const toolOf = (changes: Partial<TextAnalysis>) =>
  nextTool({ id: 'one', occurredAt: '2026-11-21T08:00:00.000Z', body: buildTextAnalysis(changes) })

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
