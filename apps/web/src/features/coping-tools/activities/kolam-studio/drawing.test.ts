import { toolWritingBody } from '@maitri/contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { begun, firstDot, goneTo, moved, nearestPlace, takenBack } from './dot-line'
import { addPlace, type Drawing, isFull, pathText, pointsThrough, type Stroke } from './drawing'
import { shapeRound, strokeNear } from './find-stroke'
import { draftOf, type StudioAction, studioReducer, studioState } from './studio-state'

const line = (...points: number[]): Stroke => ({ colour: 'flour', width: 0.18, points })
const fill = (...points: number[]): Stroke => ({ ...line(...points), isFill: true })
const picture = (symmetry: Drawing['symmetry'], ...strokes: Stroke[]): Drawing => ({ grid: 7, symmetry, strokes })

test('a line goes straight through dots and round the places between them', () => {
  const throughDot = pathText(
    pointsThrough([
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
  )
  expect(throughDot).toContain('1 0')
  expect(throughDot).toBe('M0 0Q1 0 1 0Q1 0 1 0.5L1 1')
  expect(
    pathText(
      pointsThrough([
        [0, 0.5],
        [0.5, 0],
        [0, -0.5],
      ]),
    ),
  ).toBe('M0 0.5Q0.5 0 0.25 -0.25L0 -0.5')
})

test('points that the eye would not tell apart are left out, and a stroke never outgrows its record', () => {
  const points: number[] = []
  expect(addPlace(points, [0.123456, 0])).toBe(true)
  expect(addPlace(points, [0.15, 0])).toBe(false)
  expect(points).toEqual([0.12, 0])
  for (let index = 0; index < 5000; index++) addPlace(points, [index % 2, 0])
  expect(points).toHaveLength(4000)
})

test('a picture is full before its record is', () => {
  const long = line(...Array.from({ length: 4000 }, (_, index) => (index % 2 ? -3.45 : 2.75)))
  const full = picture('four', ...Array.from({ length: 15 }, () => long))
  expect(isFull(full)).toBe(true)
  expect(isFull({ ...full, strokes: full.strokes.slice(1) })).toBe(false)
  expect(JSON.stringify({ kind: 'kolam', ...full, feeling: '' }).length).toBeLessThan(450_000)
  expect(isFull(picture('none', ...Array.from({ length: 800 }, () => line(0, 0))))).toBe(true)
})

test('a touch finds a line by any of its images, lines before fillings, the topmost first', () => {
  const drawn = picture('four', fill(0, 0, 3, 0, 3, 3), line(1, 2, 2, 2), line(1, 2, 1.5, 2))
  expect(strokeNear(drawn, [1.2, 2], 0.1)).toBe(drawn.strokes[2])
  expect(strokeNear(drawn, [-2, -1.8], 0.1)).toBe(drawn.strokes[1])
  expect(strokeNear(drawn, [2.5, 1], 0.1)).toBe(drawn.strokes[0])
  expect(strokeNear(picture('none', line(1, 2, 2, 2)), [-2, -1.8], 0.1)).toBeNull()
})

test('a shape is found by a touch inside it or inside an image of it, the smallest where shapes lie in each other', () => {
  const large = line(0.5, 0.5, 3, 0.5, 3, 3, 0.5, 3)
  const small = line(1, 1, 2, 1, 2, 2, 1, 2)
  const drawn = picture('two', large, small, line(1, 1))
  expect(shapeRound(drawn, [1.5, 1.5])).toBe(small.points)
  expect(shapeRound(drawn, [-2.5, -2.5])).toBe(large.points)
  expect(shapeRound(drawn, [0, 0])).toBeNull()
})

test('keys move from dot to dot and by half steps, take a line along, and stay on the board', () => {
  let at = moved(firstDot, [1, 0], 5)
  expect(at).toEqual({ cursor: [1, 0], line: [] })
  at = moved(begun(at.cursor), [0.5, 0], 5)
  at = moved(at, [0, 1], 5)
  expect(at.line).toEqual([
    [1, 0],
    [1.5, 0],
    [1.5, 1],
  ])
  expect(takenBack(at)).toEqual({
    cursor: [1.5, 0],
    line: [
      [1, 0],
      [1.5, 0],
    ],
  })
  expect(takenBack(begun([0, 0])).line).toEqual([[0, 0]])
  expect(moved(firstDot, [9, -9], 5).cursor).toEqual([2.5, -2.5])
  expect(goneTo(begun([1, 1]), [1, 1]).line).toEqual([[1, 1]])
})

test.each([
  [
    [0.3, 0.1],
    [0, 0],
  ],
  [
    [0.5, 0.05],
    [0.5, 0],
  ],
  [
    [0.45, 0.55],
    [0.5, 0.5],
  ],
  [
    [2.9, 0],
    [2.5, 0],
  ],
] as const)('a hand at %j means %j', (hand, meant) => {
  expect(nearestPlace(hand, 5)).toEqual(meant)
})

test('undo and redo walk the same way, a new stroke ends the other future, and clearing can be undone', () => {
  const play = (...actions: StudioAction[]) => actions.reduce(studioReducer, studioState(null))
  const draw = (stroke: Stroke): StudioAction => ({ kind: 'draw', stroke })
  const [one, two] = [line(0, 0, 1, 0), line(0, 0, 0, 1)]
  const undo: StudioAction = { kind: 'undo' }
  const redo: StudioAction = { kind: 'redo' }
  expect(play(draw(one), draw(two), undo).drawing.strokes).toEqual([one])
  expect(play(draw(one), draw(two), undo, undo, undo, redo, redo, redo).drawing.strokes).toEqual([one, two])
  expect(play(draw(one), undo, draw(two), redo).drawing.strokes).toEqual([two])
  expect(play(draw(one), { kind: 'clear' }, undo).drawing.strokes).toEqual([one])
  expect(
    play(draw(one), draw(two), { kind: 'rub', stroke: one }, { kind: 'rub', stroke: one }).drawing.strokes,
  ).toEqual([two])
})

test('a shape that is filled again takes the new colour and is kept once', () => {
  const again = { ...fill(0, 0, 1, 0, 1, 1), colour: 'lotus' }
  const state = [fill(0, 0, 1, 0, 1, 1), again].reduce(
    (before, stroke) => studioReducer(before, { kind: 'draw', stroke }),
    studioState(null),
  )
  expect(state.drawing.strokes).toEqual([again])
})

test('a draft comes back as it was left, as a writing that can be kept; anything else begins with an empty board', () => {
  const state = studioReducer(studioState(null), { kind: 'draw', stroke: fill(0, 0, 1, 0, 1, 1) })
  const draft: unknown = JSON.parse(JSON.stringify(draftOf(state)))
  expect(studioState(draft).drawing).toEqual(state.drawing)
  expect(z.parse(toolWritingBody, draftOf(state).writing).kind).toBe('kolam')
  for (const other of [null, 7, { writing: { kind: 'sankalpa', text: 'x' }, keptId: null }])
    expect(studioState(other).drawing.strokes).toEqual([])
})

test('what is kept counts as kept until something changes', () => {
  const kept = studioReducer(studioState(null), { kind: 'kept', id: 'one' })
  expect(kept).toMatchObject({ isKept: true, keptId: 'one' })
  expect(studioReducer(kept, { kind: 'feel', feeling: 'calm' })).toMatchObject({ isKept: false, keptId: 'one' })
})
