import { expect, test } from 'vitest'
import { keepsFigures } from './keeps-figures'

test.each([
  ['We meet at 7, in room 12', 'हम 12 नंबर कमरे में 7 बजे मिलते हैं'],
  ['We meet at 7', 'हम ७ बजे मिलते हैं'],
  ['Call 1,200', '1200 पर'],
  ['Hello {name}', 'नमस्ते {name}'],
  ['Fee 3', '料金３'],
  ['No figure', 'कोई अंक नहीं, सिवाय 1'],
])('%s: %s is believed', (original, translation) => {
  expect(keepsFigures(original, translation)).toBe(true)
})

test.each([
  ['We meet at 7', 'हम सात बजे मिलते हैं'],
  ['Fee 1,500', 'फ़ीस 1,600'],
  ['Hello {name}', 'नमस्ते {नाम}'],
  ['See https://example.org/a', 'देखिए https://example.org/b'],
])('%s: %s is not', (original, translation) => {
  expect(keepsFigures(original, translation)).toBe(false)
})
