import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NearWords } from './near-words'
import { typingDistance } from './typing-distance'

test.each([
  ['sleep', 'sleep', 0],
  ['slep', 'sleep', 1],
  ['sleeep', 'sleep', 1],
  ['sleap', 'sleep', 1],
  ['slepe', 'sleep', 1],
  ['freind', 'friend', 1],
  ['anxeity', 'anxiety', 1],
  ['mangaing', 'managing', 1],
  ['bretahing', 'breathng', 2],
  ['', 'ab', 2],
  ['cat', 'elephant', 3],
])('from %s to %s it takes %i slips', (one, other, slips) => {
  expect(typingDistance(one, other, 2)).toBe(slips)
})

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 0, maxLength: 9 })

test('it is the same both ways, and nothing only for the same word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(typingDistance(one, other, 9)).toBe(typingDistance(other, one, 9))
      expect(typingDistance(one, other, 9) === 0).toBe(one === other)
    }),
  )
})

test('a word is found from every slip that is forgiven, and from no other', () => {
  const vocabulary = ['sleep', 'exercise', 'boundaries', 'sad', 'work', 'anxiety']
  const near = new NearWords(vocabulary)
  fc.assert(
    fc.property(fc.constantFrom(...vocabulary), fc.nat(), fc.constantFrom(...'aeixz'), (target, position, letter) => {
      const at = position % target.length
      const typed = `${target.slice(0, at)}${letter}${target.slice(at + 1)}`
      expect(near.near(typed).includes(target)).toBe(target.length >= 5)
    }),
  )
  expect(near.near('sad')).toEqual([])
  expect(near.near('slp')).toEqual([])
  expect(near.near('slpep')).toEqual(['sleep'])
  expect(near.near('excersise')).toEqual(['exercise'])
  expect(near.near('zxercixe')).toEqual([])
})
