import { routineMaxTools, type ToolId, toolIds } from '@maitri/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeRoutine, encodeRoutine } from './shared-routine'

const tools = fc.array(fc.constantFrom<ToolId>(...toolIds), { minLength: 1, maxLength: routineMaxTools })
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) =>
    text
      // As every name is kept: one spelling of what looks the same.
      .normalize('NFC')
      .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .filter((text) => text.length > 0 && text.length <= 100 && !/\p{Cs}/u.test(text))

test('what a link was made of is what it opens as, in any script, and it is made of plain characters', () => {
  fc.assert(
    fc.property(name, tools, (called, ids) => {
      const code = encodeRoutine({ name: called, tools: ids })
      expect(code).toMatch(/^[\w.-]+$/)
      expect(decodeRoutine(code)).toEqual({ name: called, tools: ids })
    }),
  )
  const evening = { name: 'शाम की चाय के बाद 🌧️', tools: ['saans', 'jaali', 'saans'] as ToolId[] }
  expect(decodeRoutine(encodeRoutine(evening))).toEqual(evening)
})

test('a link that was cut or changed by one character does not open', () => {
  fc.assert(
    fc.property(name, tools, fc.nat(), fc.constantFrom(...'abz019.-_'), (called, ids, place, other) => {
      const code = encodeRoutine({ name: called, tools: ids })
      const at = place % code.length
      expect(decodeRoutine(code.slice(0, at))).toBeNull()
      if (code[at] !== other) expect(decodeRoutine(code.slice(0, at) + other + code.slice(at + 1))).toBeNull()
    }),
  )
})

test('whatever else stands in an address opens nothing and throws nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => decodeRoutine(text) === null))
})

test('letters are for good: a link that was sent before opens as the same routine', () => {
  expect(decodeRoutine('1.abcdefghijkl.QWxsIHR3ZWx2ZQ.qw57on')).toEqual({ name: 'All twelve', tools: toolIds })
})

test('marks that would turn a name around on the screen of its reader are left out', () => {
  const shared = decodeRoutine(encodeRoutine({ name: '\u202eolleh\u2066 \u0000you', tools: ['saans'] }))
  expect(shared?.name).toBe('olleh you')
})
