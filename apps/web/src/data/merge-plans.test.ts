import { expect, test } from 'vitest'
import { mergePlans } from './merge-plans'
import { changePlan, emptyPlan, type PlanAction, parsePlan, type SafetyPlan } from './safety-plan'

const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`
const after = (plan: SafetyPlan, minute: number, ...actions: PlanAction[]) =>
  actions.reduce((changed, action) => changePlan(changed, action, at(minute)), plan)
const write = (id: string, text: string): PlanAction => ({ action: 'write', section: 'alone', id, text })
const add = (id: string, below?: string): PlanAction => ({
  action: 'add',
  section: 'alone',
  id,
  ...(below && { after: below }),
})
const remove = (id: string): PlanAction => ({ action: 'delete', section: 'alone', id })
const base = after(emptyPlan, 0, ...['a', 'b', 'c'].flatMap((id) => [add(id), write(id, `line ${id}`)]))

function merged(mine: PlanAction[], theirs: PlanAction[]) {
  const plan = mergePlans(base, after(base, 1, ...mine), after(base, 2, ...theirs))
  return plan.sections.alone.map(({ id, text, others }) => [id, text, ...(others ?? [])].join(' '))
}

test.each<[string, PlanAction[], PlanAction[], string[]]>([
  ['nobody did anything', [], [], ['a line a', 'b line b', 'c line c']],
  ['each wrote another line', [write('a', 'tea')], [write('b', 'walk')], ['a tea', 'b walk', 'c line c']],
  ['both wrote the same', [write('a', 'tea')], [write('a', 'tea')], ['a tea', 'b line b', 'c line c']],
  ['both wrote one line', [write('a', 'tea')], [write('a', 'walk')], ['a tea walk', 'b line b', 'c line c']],
  ['one deleted a line', [], [remove('b')], ['a line a', 'c line c']],
  ['this one deleted a line', [remove('b')], [write('a', 'tea')], ['a tea', 'c line c']],
  ['one deleted what the other wrote', [remove('b')], [write('b', 'walk')], ['a line a', 'b walk', 'c line c']],
  ['this one wrote what the other deleted', [write('b', 'walk')], [remove('b')], ['a line a', 'b walk', 'c line c']],
  ['one emptied what the other wrote', [write('b', '')], [write('b', 'walk')], ['a line a', 'b walk', 'c line c']],
  [
    'each added a line',
    [add('x', 'a'), write('x', 'tea')],
    [add('y'), write('y', 'walk')],
    ['a line a', 'x tea', 'b line b', 'c line c', 'y walk'],
  ],
  [
    'one moved and the other wrote',
    [{ action: 'move', section: 'alone', id: 'c', by: -1 }],
    [write('c', 'walk')],
    ['a line a', 'c walk', 'b line b'],
  ],
  [
    'the other moved',
    [write('c', 'walk')],
    [{ action: 'move', section: 'alone', id: 'a', by: 1 }],
    ['b line b', 'a line a', 'c walk'],
  ],
])('%s', (_, mine, theirs, expected) => {
  expect(merged(mine, theirs)).toEqual(expected)
})

test('a line that is begun here and empty yet outlives what comes from elsewhere', () => {
  const stored = after(base, 2, write('a', 'tea'))
  const plan = mergePlans(base, after(base, 1, add('x')), parsePlan(JSON.stringify(stored)) ?? emptyPlan)
  expect(plan.sections.alone.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'x'])
})

test('a plan that was deleted elsewhere is gone here, without its day', () => {
  expect(mergePlans(base, base, emptyPlan)).toEqual(emptyPlan)
})

test('what is offered is kept until it is settled in one place, and then gone in both', () => {
  const both = mergePlans(base, after(base, 1, write('a', 'tea')), after(base, 2, write('a', 'walk')))
  const read = parsePlan(JSON.stringify(both))
  expect(read).toEqual(both)
  const settled = after(both, 3, { action: 'settle', section: 'alone', id: 'a', other: 'walk', isUsed: true })
  const [line] = mergePlans(both, both, settled).sections.alone
  expect(line).toEqual({ id: 'a', text: 'walk' })
  const [own] = mergePlans(both, settled, after(both, 4, write('b', 'x'))).sections.alone
  expect(own).toEqual({ id: 'a', text: 'walk' })
})

test('merging in either direction loses no word', () => {
  const actions: PlanAction[] = [
    write('a', 'first'),
    write('b', 'second'),
    write('c', 'third'),
    remove('a'),
    remove('b'),
    { action: 'move', section: 'alone', id: 'c', by: -1 },
    add('x', 'b'),
    write('x', 'fourth'),
  ]
  const writtenWords = (plan: SafetyPlan) => plan.sections.alone.flatMap(({ text, others = [] }) => [text, ...others])
  const known = new Set(writtenWords(base))
  for (let mask = 0; mask < 4 ** actions.length; mask += 7) {
    const chosen = (side: number) =>
      actions
        .filter((_, index) => Math.floor(mask / 4 ** index) & side)
        .map((action) => (action.action === 'write' ? { ...action, text: `${action.text} ${side}` } : action))
    const [mine, theirs] = [after(base, 1, ...chosen(1)), after(base, 2, ...chosen(2))]
    const left = writtenWords(mergePlans(base, mine, theirs))
    const written = [...writtenWords(mine), ...writtenWords(theirs)].filter((text) => text !== '' && !known.has(text))
    expect(left).toEqual(expect.arrayContaining(written))
  }
})
