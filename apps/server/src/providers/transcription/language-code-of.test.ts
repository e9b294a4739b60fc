import { expect, test } from 'vitest'
import { languageCodeOf } from './language-code-of'

test.each([
  ['english', 'en'],
  ['Hindi', 'hi'],
  ['kannada', 'kn'],
  ['telugu', 'te'],
  ['tamil', 'ta'],
  ['marathi', 'mr'],
  ['gujarati', 'gu'],
  ['bengali', 'bn'],
  ['punjabi', 'pa'],
  ['malayalam', 'ml'],
  ['urdu', 'ur'],
  ['assamese', 'as'],
  ['french', 'fr'],
  ['constructor', null],
  ['hi', 'hi'],
  ['EN', 'en'],
  ['hi-IN', 'hi'],
  ['', null],
  ['auto', null],
  ['klingon', null],
  [null, null],
  [undefined, null],
])('%s is %s', (named, code) => {
  expect(languageCodeOf(named)).toBe(code)
})
