import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPublicName, checkPublicText } from '.'
import { harmful } from './__phrases__/harmful'
import { harmless } from './__phrases__/harmless'

const cases = Object.entries(harmful).flatMap(([reason, texts]) => texts.map((text) => [reason, text] as const))

test.each(cases)('%s: %s', (reason, text) => {
  const { verdict, reasons } = checkPublicText(text, 'en')
  expect(verdict).not.toBe('ok')
  expect(reasons).toContain(reason)
})

test.each(harmless)('may be shown: %s', (text) => {
  expect(checkPublicText(text, 'en')).toEqual({ verdict: 'ok', reasons: [] })
})

test('S24: a person in a crisis is refused, however it stands beside a topic; a crisis of somebody else waits', () => {
  expect(checkPublicText('Suicide loss. I want to die too', 'en')).toEqual({ verdict: 'refused', reasons: ['crisis'] })
  expect(checkPublicText('My friend wants to die', 'en').verdict).toBe('held')
})

test('swearing waits for a moderator, a slur does not', () => {
  expect(checkPublicText('Fuck depression', 'en').verdict).toBe('held')
  expect(checkPublicText('You whore', 'en').verdict).toBe('refused')
})

test.each([
  'Dr. Sen',
  'Dr Rao',
  'Admin',
  'ADM1N',
  'Аdmin',
  'Ａｄｍｉｎ',
  'a d m i n',
  'Moderator',
  'Modérator',
  'Maitri',
  'MaitriTeam',
  'Ma1tri support',
  'Mindmitra',
  'डॉ. राव',
  'டாக்டர் ரவி',
  'Meera Iyer',
  'meeraiyer',
  'Меera Iуer',
])('%s is no name for a member', (name) => {
  expect(checkPublicName(name, 'en', ['Dr. Meera Iyer']).reasons).toContain('reserved_name')
})

test.each([
  'Quiet Banyan',
  'Slow Otter 12',
  'Modest Koel',
  'Drum Player',
  'शांत नदी',
  'Meera of the hills',
  'Adamant Fern',
])('%s is a name that anybody may have', (name) => {
  expect(checkPublicName(name, 'en', ['Dr. Meera Iyer'])).toEqual({ verdict: 'ok', reasons: [] })
})

test('a name is refused for its words as well', () => {
  expect(checkPublicName('call 9876543210', 'en').verdict).toBe('refused')
})

test('any text is read, and ten thousand characters of anything in little time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { verdict, reasons } = checkPublicText(text, 'en')
      expect(reasons.length === 0).toBe(verdict === 'ok')
    }),
    { numRuns: 300 },
  )
  for (const piece of ['a', 'f*', '9', '9 ', 'a.', 'a@', '@', ' - ', 'no ', 'loan win ', 'म', 'one ']) {
    const text = piece.repeat(10_000 / piece.length)
    checkPublicText(text, 'en')
    const from = performance.now()
    checkPublicText(text, 'en')
    expect(performance.now() - from).toBeLessThan(500)
  }
})
