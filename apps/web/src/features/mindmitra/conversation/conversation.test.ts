import { expect, test } from 'vitest'
import type { Message } from '../../../data/conversation/message'
import type { Dialog } from '../engine/respond'
import { type ConversationEvent, conversationReducer, emptyConversation } from './conversation'

const say = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  text: id,
  sender: 'user',
  sentAt: '2026-11-21T09:00:00.000Z',
  ...more,
})

const after = (...events: ConversationEvent[]) => events.reduce(conversationReducer, emptyConversation)
const stored = ['one', 'two', 'three'].map((id) => say(id))
const ids = ({ messages }: { messages: Message[] }) => messages.map(({ id }) => id)

const dialog: Dialog = {
  state: {
    version: 1,
    tier: 'crisis',
    open: null,
    aside: 'may_ask',
    lastSaid: ['safety.left'],
    spoken: { language: 'en', interface: 'en' },
  },
  choices: [{ id: 'safety.choice.may_ask', label: 'Yes, you may ask' }],
  language: 'en',
}

test('what another tab wrote does not change where the conversation of this one stands', () => {
  const state = after(
    { type: 'read', messages: [] },
    {
      type: 'exchanged',
      messages: stored,
      dialog,
      helpIds: [],
    },
    { type: 'read', messages: [...stored, say('four')] },
  )
  expect(state.dialog).toBe(dialog)
  expect(ids(state)).toEqual(['one', 'two', 'three', 'four'])
})

test('a deleted message comes back to its place', () => {
  const deleted = after({ type: 'read', messages: stored }, { type: 'deleted', id: 'two' })
  expect(ids(deleted)).toEqual(['one', 'three'])
  expect(deleted.removed?.what).toBe('message')
  expect(ids(conversationReducer(deleted, { type: 'restored' }))).toEqual(['one', 'two', 'three'])
})

test('a cleared chat comes back whole, until the next words', () => {
  const cleared = after({ type: 'read', messages: stored }, { type: 'cleared' })
  expect(cleared.messages).toEqual([])
  expect(ids(conversationReducer(cleared, { type: 'restored' }))).toEqual(['one', 'two', 'three'])
  const goneOn = conversationReducer(cleared, { type: 'exchanged', messages: [say('four')], dialog: null, helpIds: [] })
  expect(conversationReducer(goneOn, { type: 'restored' })).toBe(goneOn)
})

test('clearing takes waiting words along, and nothing is offered where nothing was there', () => {
  const state = after(
    { type: 'read', messages: [] },
    { type: 'held', text: 'soon', waitMs: 3_000, now: 0 },
    { type: 'cleared' },
  )
  expect(state).toMatchObject({ waiting: null, removed: null, isRead: true })
})

test('held words go as they were when sent, or as they were changed since', () => {
  const held = after({ type: 'held', text: 'soon', waitMs: 2_400, now: 1_000 })
  expect(held.waiting).toEqual({ text: 'soon', until: 3_400, seconds: 3 })
  expect(conversationReducer(held, { type: 'waiting_edited', text: 'later' }).waiting).toMatchObject({
    text: 'later',
    until: 3_400,
  })
  expect(conversationReducer(held, { type: 'waiting_ended' }).waiting).toBeNull()
  expect(conversationReducer(emptyConversation, { type: 'waiting_edited', text: 'later' }).waiting).toBeNull()
})

test('a cleared chat begins anew without what was asked, and undoing brings the question back', () => {
  const cleared = after({ type: 'read', messages: stored }, { type: 'resumed', dialog }, { type: 'cleared' })
  expect(cleared.dialog).toMatchObject({ choices: [], state: { open: null, aside: null, lastSaid: ['safety.left'] } })
  expect(conversationReducer(cleared, { type: 'restored' }).dialog).toBe(dialog)
})
