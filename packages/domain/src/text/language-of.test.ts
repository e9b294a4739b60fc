import { expect, test } from 'vitest'
import type { Language } from '../language'
import { languageOf } from './language-of'

test.each<[Language, string, Language]>([
  ['hi', 'मैं मरना चाहती हूँ', 'en'],
  ['mr', 'मला मरायचं आहे', 'en'],
  ['mr', 'मला मरायचं आहे', 'hi'],
  ['hi', 'मुझे नींद नहीं आती', 'mr'],
  ['ta', 'நான் சாக விரும்புகிறேன்', 'hi'],
  ['te', 'నాకు చనిపోవాలని ఉంది', 'en'],
  ['kn', 'ನಾನು ಸಾಯಬೇಕು', 'en'],
  ['gu', 'મારે મરી જવું છે', 'en'],
  ['bn', 'আমি মরে যেতে চাই', 'en'],
])('%s: %s', (language, text, interfaceLanguage) => {
  expect(languageOf(text, interfaceLanguage)).toBe(language)
})

test.each<[Language, string]>([
  ['ta', 'i want to die'],
  ['en', 'main marna chahti hu'],
  ['gu', '😭 ... 123'],
  ['kn', ''],
  ['hi', 'Ich möchte schlafen'],
  ['te', 'слова'],
])('Latin letters, and those of no script of the eight, follow the interface in %s: %s', (language, text) => {
  expect(languageOf(text, language)).toBe(language)
})

test('what most letters are in decides where scripts are mixed, and a tie in Devanagari follows the interface', () => {
  expect(languageOf('ok मैं ठीक नहीं हूँ', 'en')).toBe('hi')
  expect(languageOf('I cannot say it in हिंदी today', 'bn')).toBe('bn')
  expect(languageOf('दर्द', 'mr')).toBe('mr')
  expect(languageOf('दर्द', 'en')).toBe('hi')
})

test.each<[Language, string, Language]>([
  // 'Yes' in Marathi, 'are' or 'be' in Hindi.
  ['mr', 'हो', 'mr'],
  ['hi', 'तुम वहाँ हो', 'mr'],
  ['mr', 'आता नको', 'hi'],
  ['mr', 'होय', 'en'],
  ['hi', 'उसका नाम मत लो', 'mr'],
  ['hi', 'हाँ', 'en'],
])('short answers, too: %s: %s', (language, text, interfaceLanguage) => {
  expect(languageOf(text, interfaceLanguage)).toBe(language)
})
