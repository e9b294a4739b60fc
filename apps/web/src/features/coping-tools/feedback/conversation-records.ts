import type { KeptConversation } from '../../../data/conversation/remembered'

/** What is remembered of one guided conversation. */
export type ConversationRecord = {
  conversation: string
  times: number
  /** Mean of after minus before, -10 to 10, negative for lighter; null without a pair. */
  meanChange: number | null
}

/** One record for each conversation, in the order in which they were first had. */
export function conversationRecords(kept: readonly KeptConversation[]): ConversationRecord[] {
  return [...new Set(kept.map(({ conversation }) => conversation))].map((conversation) => {
    const own = kept.filter((one) => one.conversation === conversation)
    const changes = own.flatMap(({ before, after }) =>
      before === undefined || after === undefined ? [] : [after - before],
    )
    const sum = changes.reduce((total, change) => total + change, 0)
    return { conversation, times: own.length, meanChange: changes.length === 0 ? null : sum / changes.length }
  })
}
