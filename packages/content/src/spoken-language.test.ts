import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { spokenLanguage } from './spoken-language'
import { exampleTherapists } from './therapists'

test('a language of a profile is named in the reader’s language', () => {
  expect(spokenLanguage('Tamil', 'en')).toBe('Tamil')
  expect(spokenLanguage('Bengali', 'en')).toBe('Bengali')
  expect(spokenLanguage('Tamil', 'ta')).toBe('தமிழ்')
  expect(spokenLanguage('English', 'hi')).toBe('अंग्रेज़ी')
})

test('a name that is not known stays as it is written', () => {
  expect(spokenLanguage('Indian Sign Language', 'hi')).toBe('Indian Sign Language')
  expect(spokenLanguage('constructor', 'hi')).toBe('constructor')
})

test('every language of the sample profiles has a name in each of the eight', () => {
  for (const reader of languages.filter((language) => language !== 'en'))
    for (const name of exampleTherapists.flatMap((therapist) => therapist.languages))
      expect(spokenLanguage(name, reader)).not.toMatch(/[A-Za-z]/)
})
