import { expect, test } from 'vitest'
import { allFeelingWords, feelingFields, feelingWords, fieldOfFeeling, isHardFeeling } from './feeling-words'

test('sixty different words stand in four fields of two axes', () => {
  expect(allFeelingWords).toHaveLength(60)
  expect(new Set(allFeelingWords).size).toBe(60)
  expect(feelingFields.map((field) => feelingWords[field].length)).toEqual([15, 15, 15, 15])
})

test('a word knows its field, and whether it weighs', () => {
  expect(fieldOfFeeling('numb')).toBe('hardQuiet')
  expect(isHardFeeling('numb')).toBe(true)
  expect(isHardFeeling('calm')).toBe(false)
})
