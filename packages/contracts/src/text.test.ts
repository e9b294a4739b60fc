import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countedText, line, lines, name, timeZone } from './text'

test.each([
  ['a line break', 'Asha\r\nBcc: all@example.org', 'Asha Bcc: all@example.org'],
  ['NUL and other controls', 'As\u0000ha\u0007 Rao', 'As ha Rao'],
  ['separators of lines', 'Asha\u2028Rao\u2029', 'Asha Rao'],
  ['a bidirectional override', 'Asha \u202etsiparehT \u2066x\u2069', 'Asha tsiparehT x'],
  ['spaces around and between', '  Asha \t Rao ', 'Asha Rao'],
  ['what is written in two parts', 'Rene\u0301', 'Ren\u00e9'],
  ['an emoji and joined letters', 'क्‍ष 👩‍👧', 'क्‍ष 👩‍👧'],
])('of a line %s is mended', (_, text, expected) => {
  expect(line(40).parse(text)).toBe(expected)
})

test('text with lines keeps them, and nothing else that cannot be seen', () => {
  expect(lines(40).parse('one\r\ntwo\rthree\u0000\u001b[2J\n\tfour')).toBe('one\ntwo\nthree  [2J\n\tfour')
})

test('text whose places are counted keeps its length', () => {
  const text = 'Rene\u0301 \u0000 \r\n here'
  const kept = countedText(40).parse(text)
  expect(kept).toHaveLength(text.length)
  expect([...kept].some((sign) => sign === '\u0000' || sign === '\r')).toBe(false)
})

test('lengths are those of what is kept', () => {
  expect(z.safeParse(line(4, 1), ' \n\u0000 ').success).toBe(false)
  expect(z.safeParse(line(4), '  four  ').success).toBe(true)
  expect(z.safeParse(lines(4), 'five5').success).toBe(false)
})

test.each(['', 'a b', 'a\u0000', '../x', 'a%00', "a'--", 'é'])('"%s" is no name', (text) => {
  expect(z.safeParse(name(20), text).success).toBe(false)
})

test('names of zones pass, and nothing that only looks like one', () => {
  for (const zone of ['Asia/Kolkata', 'Etc/GMT+5', 'America/Port-au-Prince', 'UTC'])
    expect(z.safeParse(timeZone, zone).success).toBe(true)
  for (const zone of ['', 'Asia/Kolkata\u0000', 'Asia\n']) expect(z.safeParse(timeZone, zone).success).toBe(false)
})
