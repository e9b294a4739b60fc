import type { ExerciseFeedback, ExerciseHistoryEntry, ToolId } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { hasNotes, helpedFirst, whatWorks } from './what-works'

const date = '2026-11-20T08:00:00.000Z'

const used = (toolId: ToolId): ExerciseHistoryEntry => ({
  type: 'exercise',
  toolId,
  date,
  name: toolId,
  category: 'games',
  duration: '5 min',
  secondsDone: 300,
  isComplete: true,
})

const noted = (toolId: ToolId, note: Partial<ExerciseFeedback> = {}): ExerciseFeedback => ({ toolId, date, ...note })

test('nobody who has done nothing is told anything', () => {
  expect(whatWorks([], [])).toEqual([])
})

test('a tool is counted with its moods, and strain only where it was named before and after', () => {
  const [saans, ...others] = whatWorks(
    [used('saans'), used('saans'), used('saans'), used('saans')],
    [
      noted('saans', { mood: 'better', before: 7, after: 3 }),
      noted('saans', { mood: 'better', before: 6, after: 5 }),
      noted('saans', { mood: 'same', before: 4, after: 4 }),
      noted('saans', { mood: 'worse', before: 2 }),
      noted('saans', { after: 1 }),
    ],
  )
  expect(others).toEqual([])
  expect(saans).toEqual({
    toolId: 'saans',
    timesUsed: 4,
    moods: { better: 2, same: 1, worse: 1 },
    pairs: 3,
    less: 2,
    meanChange: -5 / 3,
  })
})

test('strain 0 is strain that was named', () => {
  expect(whatWorks([], [noted('jaali', { before: 5, after: 0 })])[0]).toMatchObject({ pairs: 1, meanChange: -5 })
  expect(whatWorks([], [noted('jaali', { before: 0, after: 0 })])[0]).toMatchObject({ less: 0, meanChange: 0 })
})

test('a routine is no tool, and a tool used without a word has no notes', () => {
  const records = whatWorks(
    [{ type: 'routine', routineId: 'r', date, name: 'Evening', toolCount: 2, duration: '10 min' }, used('vichaar')],
    [],
  )
  expect(records.map(({ toolId }) => toolId)).toEqual(['vichaar'])
  expect(records.some(hasNotes)).toBe(false)
})

test('what helped comes first, what was never noted keeps its place, what did not help comes last', () => {
  const records = whatWorks(
    [used('vichaar')],
    [
      noted('saans', { mood: 'worse' }),
      noted('jaali', { mood: 'better', before: 5, after: 4 }),
      noted('yoga-nidra', { mood: 'better', before: 8, after: 4 }),
      noted('bhramari', { mood: 'better' }),
      noted('bhramari', { mood: 'better' }),
    ],
  )
  const all: ToolId[] = ['saans', 'paanch-indriya', 'yoga-nidra', 'vichaar', 'bhramari', 'jaali']
  expect(helpedFirst(all, records)).toEqual(['bhramari', 'yoga-nidra', 'jaali', 'paanch-indriya', 'vichaar', 'saans'])
})
