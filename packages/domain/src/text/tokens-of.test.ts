import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord } from './fold-word'
import { tokensOf, wordsIn } from './tokens-of'

test.each([
  ["I don't know, really.", ['i', "don't", 'know', 'really']],
  ['I’m burnt-out!!', ["i'm", 'burnt', 'out']],
  ['मैं खुश नहीं हूँ।', ['मैं', 'खुश', 'नहीं', 'हूं']],
  ['நன்றாக இல்லை', ['நன்றாக', 'இல்லை']],
  ['సంతోషంగా ఉన్నాను', ['సంతోషంగా', 'ఉన్నాను']],
  ['ಚೆನ್ನಾಗಿಲ್ಲ', ['ಚೆನ್ನಾಗಿಲ್ಲ']],
  ['ભૂખ નથી', ['ભૂખ', 'નથી']],
  ['মন খারাপ', ['মন', 'খারাপ']],
  ['happy😊sad', ['happy', 'sad']],
  ['', []],
])('%s falls into its words', (text, words) => {
  expect(wordsIn(text)).toEqual(words)
})

test.each([
  ['हूँ', 'हूं'],
  ['चिन्ता', 'चिंता'],
  ['ज़िंदगी', 'जिंदगी'],
  ['ＨＡＰＰＹ', 'happy'],
  ['sa\u200bd', 'sad'],
])('%s and %s are one word', (one, other) => {
  expect(foldWord(one)).toBe(foldWord(other))
})

test('an emoji of several code points is one token', () => {
  const text = 'ok 👩🏽‍💻 ❤️'
  expect(
    tokensOf(text)
      .filter((token) => token.kind === 'emoji')
      .map((token) => text.slice(token.start, token.end)),
  ).toEqual(['👩🏽‍💻', '❤️'])
})

test('tokens of any text are in order, inside it, not empty and apart', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      let end = 0
      for (const token of tokensOf(text)) {
        if (token.start < end || token.end <= token.start)
          throw new Error(`${token.start} to ${token.end} after ${end}`)
        end = token.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})
