import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { helpNeeds } from './helplines'
import { isRoundTheClock, orderHelplines } from './order-helplines'

const noon = new Date('2026-11-21T12:00:00+05:30')
const night = new Date('2026-11-22T03:00:00+05:30')

const order = (wish: Parameters<typeof orderHelplines>[0]) => orderHelplines(wish).map((line) => line.id)

test('what is made for the need comes first', () => {
  expect(order({ need: 'suicide', language: 'en', now: noon }).slice(0, 2)).toEqual(['tele_manas', 'vandrevala'])
  expect(order({ need: 'child', language: 'en', now: noon })[0]).toBe('child')
  expect(order({ need: 'women', language: 'en', now: noon })[0]).toBe('women')
})

test('a line that is closed now stands after those that are open', () => {
  expect(order({ need: null, language: 'en', now: night }).at(-1)).toBe('icall')
  expect(order({ need: null, language: 'en', now: noon }).at(-1)).toBe('elderline')
})

test('among equals the line that speaks the language comes first', () => {
  // In the register 112 stands first, and iCall before AASRA; Tamil is certain on 14416 alone.
  expect(order({ need: null, language: 'ta', now: noon })[0]).toBe('tele_manas')
  const kannada = order({ need: null, language: 'kn', now: noon })
  expect(kannada.indexOf('icall')).toBeLessThan(kannada.indexOf('aasra'))
})

test.each(helpNeeds.flatMap((need) => languages.map((language) => ({ need, language }))))(
  'need $need in $language has two round-the-clock choices at any hour',
  ({ need, language }) => {
    for (const now of [noon, night]) {
      expect(orderHelplines({ need, language, now }).filter(isRoundTheClock).length).toBeGreaterThanOrEqual(2)
    }
  },
)

test('lines outside India are never among them', () => {
  expect(orderHelplines({ need: null, language: 'en', now: noon }).every((line) => line.country === 'IN')).toBe(true)
})
