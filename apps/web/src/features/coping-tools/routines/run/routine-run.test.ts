import { routineMaxTools, type ToolId, toolIds } from '@maitri/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atStep,
  endTool,
  goOn,
  nextTool,
  type Outcome,
  parseRun,
  placeOf,
  type RoutineRun,
  startRun,
  toolAt,
  toolsDone,
} from './routine-run'

const three = startRun({ routineId: 'r', name: 'Evening', tools: ['saans', 'jaali', 'saans'] })

test('a routine goes tool by tool, with a rest after each, and ends after the last', () => {
  expect([placeOf(three), toolAt(three), nextTool(three)]).toEqual([0, 'saans', 'jaali'])
  const rest = endTool(three, 'done')
  expect([rest.phase, placeOf(rest), nextTool(rest)]).toEqual(['between', 0, 'jaali'])
  const second = goOn(rest)
  expect([second.phase, toolAt(second)]).toEqual(['tool', 'jaali'])
  const last = goOn(endTool(second, 'skipped'))
  const over = endTool(last, 'done')
  expect([nextTool(over), goOn(over)]).toEqual([null, over])
  expect(toolsDone(over)).toEqual(['saans', 'saans'])
})

test('the place in a tool is kept while it is played, and forgotten when it is over', () => {
  const third = atStep(three, { step: 3, activeMs: 50_000 })
  expect(third).toMatchObject({ step: 3, activeMs: 50_000 })
  expect(endTool(third, 'done')).toMatchObject({ step: 1, activeMs: 0 })
  const rest = endTool(three, 'done')
  expect(atStep(rest, { step: 5, activeMs: 1 })).toBe(rest)
})

const action = fc.oneof(
  fc.constantFrom<Outcome>('done', 'skipped').map((outcome) => (run: RoutineRun) => endTool(run, outcome)),
  fc.constant(goOn),
  fc.constantFrom(1, 2, 3, 4, 5).map((step) => (run: RoutineRun) => atStep(run, { step: step as 1, activeMs: 10 })),
)

test('whatever is pressed in whatever order, a run is at one of its tools, never goes back, and outlasts a reload', () => {
  const tools = fc.array(fc.constantFrom<ToolId>(...toolIds), { minLength: 1, maxLength: routineMaxTools })
  fc.assert(
    fc.property(tools, fc.array(action, { maxLength: 40 }), (ids, actions) => {
      let run = startRun({ routineId: 'r', name: 'n', tools: ids })
      for (const doIt of actions) {
        const before = placeOf(run)
        run = doIt(run)
        expect(placeOf(run) - before).toBeOneOf([0, 1])
        expect(toolAt(run)).toBe(ids[placeOf(run)])
        expect(parseRun(JSON.stringify(run))).toEqual(run)
      }
    }),
  )
})

test.each([
  null,
  '',
  'not json',
  '{}',
  JSON.stringify({ ...three, tools: ['hammer'] }),
  JSON.stringify({ ...three, step: 9 }),
  JSON.stringify({ ...three, phase: 'between' }),
  JSON.stringify({ ...three, outcomes: ['done', 'done', 'done'] }),
])('what is no run is not gone on with: %s', (text) => {
  expect(parseRun(text)).toBeNull()
})
