import { readyRoutineIds, toolIds } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { copingTools, readyRoutines } from './coping-tools'

test('there are the twelve tools, six of them games of six types', () => {
  expect(copingTools.map(({ id }) => id)).toEqual(toolIds)
  const games = copingTools.filter(({ category }) => category === 'games')
  expect(new Set(games.map(({ gameType }) => gameType)).size).toBe(6)
  expect(copingTools.filter(({ gameType }) => gameType !== null)).toEqual(games)
})

test.each(copingTools)(
  'the steps of $id add up to its stated minutes, between 3 and 20',
  ({ minutes, stepSeconds }) => {
    expect(stepSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(minutes * 60)
    expect(minutes).toBeGreaterThanOrEqual(3)
    expect(minutes).toBeLessThanOrEqual(20)
  },
)

test('a tool whose grade rests on trials names its sources', () => {
  for (const { id, grade, sources } of copingTools) {
    if (grade === 'A' || grade === 'B') expect(sources.length, id).toBeGreaterThan(0)
  }
})

test('every ready routine is made of tools that exist', () => {
  expect(readyRoutines.map(({ id }) => id)).toEqual(readyRoutineIds)
  for (const { tools } of readyRoutines) for (const id of tools) expect(toolIds).toContain(id)
})
