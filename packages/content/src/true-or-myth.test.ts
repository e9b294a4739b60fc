import { expect, test } from 'vitest'
import words from '../messages/en/tool_writing.json' with { type: 'json' }
import { cardsPerSession, drawCards, seenAfter, trueOrMythCards } from './true-or-myth'

test('every card has a statement, an explanation, and a published source with its date', () => {
  expect(trueOrMythCards.length).toBeGreaterThanOrEqual(16)
  expect(new Set(trueOrMythCards.map(({ id }) => id)).size).toBe(trueOrMythCards.length)
  expect(Object.keys(words.cards.bank).sort()).toEqual(trueOrMythCards.map(({ id }) => id).sort())
  for (const { id, source } of trueOrMythCards) {
    expect(words.cards.bank[id].statement, id).not.toBe('')
    expect(words.cards.bank[id].explanation, id).not.toBe('')
    expect(source.reference, id).not.toBe('')
    expect(source.url, id).toMatch(/^https:\/\//)
    expect(new Date(source.date).toISOString().slice(0, 10), id).toBe(source.date)
    expect(source.date < '2026-11-21', `${id} is published`).toBe(true)
  }
})

test('the bank speaks of mind, sleep, help and rights, with truths and myths among them', () => {
  expect(new Set(trueOrMythCards.map(({ topic }) => topic))).toEqual(new Set(['mind', 'sleep', 'help', 'rights']))
  const truths = trueOrMythCards.filter(({ isTrue }) => isTrue).length
  expect(truths).toBeGreaterThanOrEqual(6)
  expect(trueOrMythCards.length - truths).toBeGreaterThanOrEqual(6)
})

test('no card comes again before all were seen, and every draw has four different ones', () => {
  let seen: string[] = []
  const shown: string[] = []
  for (let session = 0; session < trueOrMythCards.length / cardsPerSession; session += 1) {
    const drawn = drawCards(seen)
    expect(new Set(drawn).size).toBe(cardsPerSession)
    shown.push(...drawn)
    seen = seenAfter(seen, drawn)
  }
  expect(new Set(shown).size).toBe(trueOrMythCards.length)
  expect(seen).toEqual([])
  expect(drawCards(seen)).toEqual(shown.slice(0, cardsPerSession))
})

test('where fewer are left than a session needs, the oldest come again after them', () => {
  const [first, second, third, ...others] = trueOrMythCards.map(({ id }) => id)
  const drawn = drawCards([...others])
  expect(drawn).toEqual([first, second, third, others[0]])
  expect(seenAfter(others, drawn)).toEqual([others[0]])
})
