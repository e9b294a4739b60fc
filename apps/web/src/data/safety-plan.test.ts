import { expect, test } from 'vitest'
import { changePlan, emptyPlan, isWritten, joinPlans, type PlanAction, parsePlan } from './safety-plan'

const now = '2026-11-21T10:00:00.000Z'
const after = (...actions: PlanAction[]) => actions.reduce((plan, action) => changePlan(plan, action, now), emptyPlan)
const three: PlanAction[] = ['a', 'b', 'c'].flatMap((id): PlanAction[] => [
  { action: 'add', section: 'alone', id },
  { action: 'write', section: 'alone', id, text: `line ${id}` },
])
const ids = (...actions: PlanAction[]) => after(...three, ...actions).sections.alone.map(({ id }) => id)

test('a line is added at the end, or below the one it was begun from', () => {
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(ids({ action: 'add', section: 'alone', id: 'd', after: 'a' })).toEqual(['a', 'd', 'b', 'c'])
})

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
] as const)('line %s moved by %i', (id, by, expected) => {
  expect(ids({ action: 'move', section: 'alone', id, by })).toEqual(expected)
})

test('deleting takes that line and no other', () => {
  expect(ids({ action: 'delete', section: 'alone', id: 'b' })).toEqual(['a', 'c'])
})

test('a plan of empty lines is not written yet', () => {
  expect(isWritten(after({ action: 'add', section: 'reasons', id: 'r' }))).toBe(false)
  expect(isWritten(after(...three))).toBe(true)
})

test('what was stored reads back the same, without its empty lines', () => {
  const plan = after(...three, { action: 'add', section: 'reasons', id: 'r' })
  expect(parsePlan(JSON.stringify(plan))).toEqual(after(...three))
})

test.each([null, '', '{', '[]', 'null', '{"sections":7}'])('%s is no plan', (stored) => {
  expect(parsePlan(stored)).toBeNull()
})

test('a broken part costs none of the others', () => {
  const stored = JSON.stringify({ sections: { alone: [{ id: 'a', text: 'tea' }, 7, { id: 'b' }], reasons: 'x' } })
  expect(parsePlan(stored)).toEqual({
    ...emptyPlan,
    sections: { ...emptyPlan.sections, alone: [{ id: 'a', text: 'tea' }] },
  })
})

test('two plans become one with every line once, the own ones first, and joining again changes nothing', () => {
  const own = after(...three)
  const added = after(
    { action: 'add', section: 'alone', id: 'x' },
    { action: 'write', section: 'alone', id: 'x', text: 'line a ' },
    { action: 'add', section: 'alone', id: 'y' },
    { action: 'write', section: 'alone', id: 'y', text: 'the terrace' },
  )
  const joined = joinPlans(own, added)
  expect(joined.sections.alone.map(({ text }) => text)).toEqual(['line a', 'line b', 'line c', 'the terrace'])
  expect(joinPlans(joined, added)).toEqual(joined)
})
