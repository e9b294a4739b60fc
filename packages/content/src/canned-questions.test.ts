import { converse, openConversation, replyIds } from '@maitri/domain'
import { expect, test } from 'vitest'
import { replyText } from './reply-text'

const options = { language: 'en', now: new Date(2026, 10, 22, 11) } as const

/** The canned replies that ask something: of the rules, in their last bubble. */
const asking = replyIds.filter(
  (id) => !/^(?:crisis|preset|generic|login|thanks)\./.test(id) && replyText(id, 'en').join(' ').includes('?'),
)

/** What someone may answer to any of them. */
const answers = [
  'since my cousin moved out in May',
  'it is the amount, and nobody sees it',
  'yes',
  'no',
  'i dont know',
  'हाँ',
  'pata nahi',
]

test.each(asking)('what %s asks has an answer that is heard: no generic line, and ways on', (id) => {
  const { state } = openConversation('en')
  const talk = { topics: [], asked: [], told: [], heavier: 0, isAsked: true }
  for (const text of answers) {
    const turn = converse({ ...state, lastReplyId: id, talk }, { text }, options)
    expect(turn.say.map((said) => said.id).join(' '), text).not.toMatch(/generic/)
    expect(turn.choices.length, text).toBeGreaterThan(1)
  }
})

test('no message at all gets a generic line', () => {
  const texts = ['asdf qwer', 'the sky over the terrace', 'ok', '🙂', 'whatever', 'blue green seven tables', '']
  for (const text of texts) {
    const turn = converse(openConversation('en').state, { text }, options)
    expect(turn.say.map((said) => said.id).join(' '), text).not.toMatch(/generic/)
  }
})
