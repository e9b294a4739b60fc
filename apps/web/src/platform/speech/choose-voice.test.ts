import { expect, test } from 'vitest'
import { chooseVoice } from './choose-voice'

const voice = (lang: string, localService = true) => ({ lang, localService })

test('a voice of the language is chosen, one of India before others', () => {
  expect(chooseVoice([voice('en-US'), voice('en-IN'), voice('hi-IN')], 'en')).toEqual(voice('en-IN'))
  expect(chooseVoice([voice('en-GB'), voice('ta_IN')], 'ta')).toEqual(voice('ta_IN'))
  expect(chooseVoice([voice('bn')], 'bn')).toEqual(voice('bn'))
})

test('a voice on the device comes before one on a server', () => {
  expect(chooseVoice([voice('hi-IN', false), voice('hi')], 'hi')).toEqual(voice('hi'))
})

test('no language is read with the voice of another', () => {
  expect(chooseVoice([voice('en-IN'), voice('hi-IN'), voice('kok-IN')], 'kn')).toBeNull()
  expect(chooseVoice([], 'en')).toBeNull()
})
