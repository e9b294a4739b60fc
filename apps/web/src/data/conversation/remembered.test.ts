import { expect, test } from 'vitest'
import { afterTurn, itemsOf, memoryOf, parseRemembered, type Remembered, without } from './remembered'

const sleep = { conversation: 'sleep', day: '2026-11-20', before: 7, after: 4 }
const worry = { conversation: 'worry', day: '2026-11-21' }
const step = { text: 'message a friend', conversation: 'loneliness', day: '2026-11-21' }
const all: Remembered = { mayAskSince: '2026-11-19', step, last: worry, done: [sleep, worry] }

test('a conversation that may be remembered joins the others once, also where a later turn names it again', () => {
  const once = afterTurn({}, { last: sleep } as object)
  expect(once).toEqual({ last: sleep, done: [sleep] })
  const withStep = afterTurn(once, { last: sleep, step } as object)
  expect(withStep).toEqual({ last: sleep, step, done: [sleep] })
  expect(afterTurn(withStep, { last: worry } as object).done).toEqual([sleep, worry])
  expect(afterTurn(withStep, {}).done, 'a turn that forgets the rest forgets none of them').toEqual([sleep])
})

test('each item is shown, the newest conversation first, and goes alone', () => {
  const items = itemsOf(all)
  expect(items.map(({ kind, day }) => [kind, day])).toEqual([
    ['may_ask', '2026-11-19'],
    ['step', '2026-11-21'],
    ['conversation', '2026-11-21'],
    ['conversation', '2026-11-20'],
  ])
  const [mayAsk, planned, newest, oldest] = items
  if (!mayAsk || !planned || !newest || !oldest) throw new Error('four items')
  expect(without(all, mayAsk)).toEqual({ step, last: worry, done: [sleep, worry] })
  expect(without(all, planned)).toEqual({ mayAskSince: '2026-11-19', last: worry, done: [sleep, worry] })
  expect(without(all, newest), 'it is no longer the last one').toEqual({
    mayAskSince: '2026-11-19',
    step,
    done: [sleep],
  })
  expect(without(all, oldest)).toEqual({ ...all, done: [worry] })
  expect(items.reduce((left) => without(left, itemsOf(left)[0] ?? mayAsk), all)).toEqual({})
})

test('the conversations get what they work with, and not the list', () => {
  expect(memoryOf(all)).toEqual({ mayAskSince: '2026-11-19', step, last: worry })
})

test.each([
  null,
  '',
  '[]',
  '{"mayAskSince":"soon"}',
  '{"done":[{"conversation":"sleep","day":"2026-11-20","after":11}]}',
])('what is broken is nothing: %s', (stored) => {
  expect(parseRemembered(stored)).toEqual({})
})
