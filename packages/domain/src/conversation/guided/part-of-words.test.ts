import { expect, test } from 'vitest'
import { partOf } from './part-of-words'

test.each([
  ['my husband left me last week, and it is raining here', 'my husband left me last week'],
  ['i ate some rice and then i cried in the bathroom', 'then i cried in the bathroom'],
  ['my brother took the money, i dont know what to say', 'my brother took the money'],
  ['he sits in the other room, he plays on the phone', 'he plays on the phone'],
  ['मेरे पापा बहुत बीमार हैं, पता नहीं क्या बोलूँ', 'मेरे पापा बहुत बीमार हैं'],
  ['mummy ne mujhe sabke saamne daanta, aaj baarish ho rahi', 'mummy ne mujhe sabke saamne daanta'],
  ['என்னை எல்லார் முன்னாடியும் திட்டினார், இன்னைக்கு மழை பெய்யுது', 'என்னை எல்லார் முன்னாடியும் திட்டினார்'],
  ['the bus was late', 'the bus was late'],
])("of '%s' the part '%s' is given back", (text, part) => {
  expect(partOf(text)).toBe(part)
})
