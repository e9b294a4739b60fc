import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Helpline, helpline, helplineName, helplines, helpNeeds } from './helplines'

const lines: readonly Helpline[] = helplines
const dayMs = 24 * 60 * 60 * 1000

test.each(lines)('$id says who publishes it and on which day it was checked', (line) => {
  expect(line.source.publisher).not.toBe('')
  expect(line.source.url).toMatch(/^https:\/\/[a-z0-9.-]+$/)
  expect(line.lastVerified).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(new Date(`${line.lastVerified}T00:00:00Z`).toISOString().slice(0, 10)).toBe(line.lastVerified)
})

test('a line that was not checked for a year is named in the test run', () => {
  const stale = lines.filter((line) => Date.now() - Date.parse(line.lastVerified) > 365 * dayMs)
  for (const line of stale) {
    process.emitWarning(`The help line ${line.id} was last checked on ${line.lastVerified}: check it again.`)
  }
  expect(stale.every((line) => line.lastVerified !== '')).toBe(true)
})

test.each(lines)('$id dials what it shows', ({ number, whatsapp, alternativeNumber }) => {
  for (const { tel, display } of [number, whatsapp, alternativeNumber].filter((shown) => shown !== null)) {
    expect(tel).toMatch(/^\+?\d{3,}$/)
    const shownDigits = display.replace(/\D/g, '').replace(/^0/, '')
    expect(tel.replace('+', '').endsWith(shownDigits)).toBe(true)
  }
})

test.each(lines)('$id has a number for every channel it names', (line) => {
  expect(line.channels.includes('whatsapp')).toBe(line.whatsapp !== null)
  expect(line.channels.includes('text')).toBe(line.text !== null)
  expect(line.channels.length).toBeGreaterThan(0)
})

test('the first tier stands in the register as the safety rules print it', () => {
  const shown = lines
    .filter((line) => line.country === 'IN' && line.status === 'first_tier')
    .map((line) => [line.names.en, line.number.display, line.hours])
  expect(shown).toEqual([
    ['Emergency', '112', 'always'],
    ['Tele-MANAS', '14416', 'always'],
    ['Vandrevala Foundation', '+91 9999 666 555', 'always'],
    ['Child Helpline', '1098', 'always'],
    ['Women Helpline', '181', 'always'],
  ])
  expect(helpline('tele_manas').alternativeNumber?.display).toBe('1-800-891-4416')
})

test('the second tier is the cyber crime line, Elderline, iCall and AASRA', () => {
  const shown = lines.filter((line) => line.status === 'second_tier').map((line) => [line.id, line.number.display])
  expect(shown).toEqual([
    ['cyber', '1930'],
    ['elderline', '14567'],
    ['icall', '9152987821'],
    ['aasra', '022-2754 6669'],
  ])
})

test('outside India stand 988 by call or text, and HOME to 741741', () => {
  const abroad = lines.filter((line) => line.country !== 'IN')
  expect(abroad.map((line) => [line.number.display, line.text])).toEqual([
    ['988', { tel: '988', keyword: null }],
    ['741741', { tel: '741741', keyword: 'HOME' }],
  ])
})

test.each(helpNeeds)('the need %s has a line in India', (need) => {
  expect(lines.some((line) => line.country === 'IN' && line.needs.includes(need))).toBe(true)
})

test('a line without a name of its own in a language keeps its English one', () => {
  expect(helplineName(helpline('women'), 'hi')).toBe('महिला हेल्पलाइन')
  expect(helplineName(helpline('icall'), 'hi')).toBe('iCall, TISS')
})

const messages = join(import.meta.dirname, '../messages')
const helpWords = readdirSync(messages).flatMap((language) =>
  ['crisis', 'help', 'shell'].map((namespace) => join(messages, language, `${namespace}.json`)),
)

test.each(helpWords.filter(existsSync))('%s names no number that is not in the register', (file) => {
  const known = lines.flatMap(({ number, alternativeNumber, whatsapp, text }) => [
    number.tel,
    ...[alternativeNumber, whatsapp, text].filter((other) => other !== null).map(({ tel }) => tel),
  ])
  const named = readFileSync(file, 'utf8').match(/\d{3,}/g) ?? []
  expect(named.filter((number) => !known.includes(number))).toEqual([])
})
