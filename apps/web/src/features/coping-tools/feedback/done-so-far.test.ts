import type { ToolId } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { doneSoFar } from './done-so-far'

const at = (time: string) => `2026-11-20T${time}:00.000Z`
const frame = (id: string, time: string) => ({
  id,
  occurredAt: at(time),
  updatedAt: at(time),
  isPending: false,
})

const done = (id: string, time: string, toolId: ToolId) => ({
  ...frame(id, time),
  body: {
    type: 'exercise' as const,
    toolId,
    date: at(time),
    name: toolId,
    category: 'games' as const,
    duration: '5 min',
    secondsDone: 300,
    isComplete: true,
  },
})
const routine = (id: string, time: string) => ({
  ...frame(id, time),
  body: { type: 'routine' as const, routineId: 'r', date: at(time), name: 'Evening', toolCount: 2, duration: '15 min' },
})
const note = (id: string, time: string, toolId: ToolId) => ({ ...frame(id, time), body: { toolId, date: at(time) } })

const pairs = (...args: Parameters<typeof doneSoFar>) =>
  doneSoFar(...args).map((entry) => [entry.done?.id ?? null, entry.note?.id ?? null])

test('each note stands with the exercise it followed, newest first', () => {
  expect(
    pairs(
      [done('b', '09:00', 'saans'), routine('r', '08:30'), done('a', '08:00', 'saans')],
      [note('nb', '09:05', 'saans'), note('na', '08:05', 'saans')],
    ),
  ).toEqual([
    ['b', 'nb'],
    ['r', null],
    ['a', 'na'],
  ])
})

test('a later exercise and one of another tool take no note; a note without its exercise stands alone', () => {
  expect(
    pairs([done('later', '10:00', 'saans'), done('other', '08:20', 'jaali')], [note('n', '08:40', 'saans')]),
  ).toEqual([
    ['later', null],
    [null, 'n'],
    ['other', null],
  ])
})

test('a note that was written later about an older exercise stands with that one', () => {
  expect(pairs([done('b', '09:00', 'saans'), done('a', '08:00', 'saans')], [note('n', '08:00', 'saans')])).toEqual([
    ['b', null],
    ['a', 'n'],
  ])
})

test('nothing done is nothing', () => {
  expect(doneSoFar([], [])).toEqual([])
})
