import { conversationTextIds, languages, replyIds } from '@maitri/domain'
import { expect, test } from 'vitest'
import { loadReplyText } from './load-reply-text'
import { replyText } from './reply-text'

test.each(languages)('%s alone has every reply in the words that all languages together give', async (language) => {
  const text = await loadReplyText(language)
  for (const id of [...replyIds, ...conversationTextIds, '7']) expect(text(id)).toEqual(replyText(id, language))
})

test('an id that no reply has throws', async () => {
  const text = await loadReplyText('ta')
  expect(() => text('sad.z')).toThrow()
})
