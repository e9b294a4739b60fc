import { expect, test } from 'vitest'
import { writtenIn } from './written-in'

test.each([
  ['I could not sleep', {}],
  ['neend nahi aa rahi', {}],
  ['12:30', {}],
  ['मुझे नींद नहीं आ रही', { lang: 'hi', 'data-language': 'hi' }],
  ['மனசு கஷ்டமா இருக்கு', { lang: 'ta', 'data-language': 'ta' }],
  ['my mother said सब ठीक है and hugged me', { 'data-language': 'hi' }],
  ['office ல மனசு கஷ்டமா இருக்கு', { lang: 'ta', 'data-language': 'ta' }],
])('beside the English page %j says of its language %j', (text, expected) => {
  expect(writtenIn(text)).toEqual(expected)
})
