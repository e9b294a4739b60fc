import { expect, test } from 'vitest'
import type { Message } from '../../../data/conversation/message'
import { delayOf, personMessage, replyMessages, ruleOnSending, shownCount, startsConversation } from './sending'

const now = Date.parse('2026-11-21T09:00:00Z')

function message(sender: Message['sender'], ageMs: number): Message {
  return { id: `${sender}${ageMs}`, sender, text: 'words', sentAt: new Date(now - ageMs).toISOString() }
}

const ask = (messages: Message[], over: Partial<Parameters<typeof ruleOnSending>[0]> = {}) =>
  ruleOnSending({ messages, isWaiting: false, isUrgent: false, now, ...over })

test.each([
  ['preset.sleep.answer', false, 1200],
  ['sad.a', false, 1500],
  ['conversation.sleep.wake', false, 700],
  ['generic.a', false, 1500],
  ['safety.crisis.self.opening.a', true, 0],
])('the reply %s (help: %s) is written for %i ms', (replyId, isHelp, delay) => {
  expect(delayOf({ replyId, isHelp })).toBe(delay)
})

test('the first words go at once', () => {
  expect(ask([])).toEqual({ does: 'send' })
})

test.each([
  [4_999, { does: 'wait', waitMs: 1 }],
  [2_000, { does: 'wait', waitMs: 3_000 }],
  [5_000, { does: 'send' }],
])('words %i ms after the last ones: %o', (ageMs, ruling) => {
  expect(ask([message('user', ageMs), message('bot', 0)])).toEqual(ruling)
})

test('a clock that was set back holds nobody up', () => {
  expect(ask([message('user', -60_000)])).toEqual({ does: 'send' })
})

test('while Mindmitra writes, or other words wait, words stay in the field', () => {
  expect(ask([message('user', 6_000), message('bot', -500)])).toEqual({ does: 'stay' })
  expect(ask([message('user', 6_000)], { isWaiting: true })).toEqual({ does: 'stay' })
})

test('S1, S3: urgent words never wait, whatever else does', () => {
  expect(ask([message('user', 100), message('bot', -1_400)], { isWaiting: true, isUrgent: true })).toEqual({
    does: 'send',
  })
})

test('a reply stands in the conversation when it was written, and what the person writes meanwhile brings it to light', () => {
  const messages = [message('user', 100), message('bot', -1_100), message('bot', -1_100)]
  expect(shownCount(messages, now)).toBe(1)
  expect(shownCount(messages, now + 1_100)).toBe(3)
  expect(shownCount([...messages, message('user', 0)], now)).toBe(4)
})

test('a moment far ahead is a wrong clock, and hides nothing', () => {
  expect(shownCount([message('bot', -3_600_000)], now)).toBe(1)
})

test('S16: the bubbles of help carry no name that would tell a tier', () => {
  const [bubble] = replyMessages(
    { isHelp: true, replyId: 'safety.imminent.self.opening.a', topic: 'crisis', bubbles: ['Call.'], language: 'en' },
    now,
  )
  expect(bubble).toMatchObject({ text: 'Call.', sentAt: new Date(now).toISOString() })
  expect(JSON.stringify(bubble)).not.toMatch(/crisis|imminent|safety/)
})

test('a conversation begins once a day', () => {
  expect(startsConversation([], now)).toBe(true)
  expect(startsConversation([personMessage('hello', now)], now)).toBe(false)
  expect(startsConversation([personMessage('hello', now)], now + 24 * 3_600_000)).toBe(true)
})
