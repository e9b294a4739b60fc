import { expect, test } from 'vitest'
import { conversationRecords } from './conversation-records'

const had = (conversation: string, before?: number, after?: number) => ({
  conversation,
  day: '2026-11-20',
  before,
  after,
})

test('one record for each conversation, with the mean of what was said before and after', () => {
  expect(conversationRecords([had('sleep', 8, 4), had('worry'), had('sleep', 6, 5), had('sleep', 5)])).toEqual([
    { conversation: 'sleep', times: 3, meanChange: -2.5 },
    { conversation: 'worry', times: 1, meanChange: null },
  ])
})
