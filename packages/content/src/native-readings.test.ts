import { languages } from '@maitri/domain'
import { expect, onTestFinished, test } from 'vitest'
import readings from '../native-readings.json'
import { namespaces } from './messages'
import { nativeReadings, readByNatives } from './native-readings'

test('the list of native readings counts the files that a language has', () => {
  expect(readings.parts).toBe(namespaces.length)
})

test('each reading is of a file that exists, by somebody, on a day that has been', () => {
  for (const files of Object.values(nativeReadings))
    for (const [name, reading] of Object.entries(files)) {
      expect(namespaces).toContain(name)
      expect(reading?.by.trim()).toBeTruthy()
      expect(reading?.on).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Date.parse(reading?.on ?? '')).toBeLessThanOrEqual(Date.now())
    }
})

test('a language is read as far as its own files are, and English says how far the others are', () => {
  for (const language of languages) {
    if (language === 'en') continue
    expect(readByNatives(language)).toEqual({
      read: Object.keys(nativeReadings[language]).length,
      all: namespaces.length,
    })
  }
  const { read, all } = readByNatives('en')
  expect(all).toBe(7 * namespaces.length)
  expect(read).toBe(Object.values(nativeReadings).flatMap((files) => Object.keys(files)).length)
})

test('a file that somebody has read counts for its language and for all together', () => {
  const before = { hi: readByNatives('hi').read, en: readByNatives('en').read, ta: readByNatives('ta').read }
  nativeReadings.hi.a_file_of_a_test = { by: 'A. K.', on: '2026-11-20' }
  onTestFinished(() => {
    delete nativeReadings.hi.a_file_of_a_test
  })
  expect(readByNatives('hi').read).toBe(before.hi + 1)
  expect(readByNatives('en').read).toBe(before.en + 1)
  expect(readByNatives('ta').read).toBe(before.ta)
})
