import { expect, test } from 'vitest'
import { parseEntries } from './stored-entries'

const entries = [
  { id: 'a', text: 'one, with "quotes", {braces} and {"id":"x"}' },
  { id: 'b', text: 'இரண்டு' },
  { id: 'c', text: 'three' },
]
const whole = JSON.stringify(entries)

test('a whole list is read as it is', () => {
  expect(parseEntries(whole)).toEqual(entries)
  expect(parseEntries(null)).toEqual([])
})

test('of a list that is cut off, every whole message is found', () => {
  expect(parseEntries(whole.slice(0, -12))).toEqual(entries.slice(0, 2))
})

test('a broken message takes no other along', () => {
  expect(parseEntries(whole.replace('"id":"b"', '"id":b"'))).toEqual([entries[0], entries[2]])
})

test.each(['', 'nonsense', '{}', '"text"', '7', '[1,null,"x",[]]'])(
  '%j holds no message, and breaks nothing',
  (stored) => {
    expect(parseEntries(stored).every((entry) => typeof entry === 'object')).toBe(true)
  },
)
