import { expect, test } from 'vitest'
import { offeredWords } from './offered-words'

test('the own words come first, by how often they were chosen, then what was found, then common ones', () => {
  expect(offeredWords(['numb', 'weary', 'numb'], ['lonely', 'neutral'])).toEqual([
    'numb',
    'weary',
    'lonely',
    'calm',
    'tired',
    'anxious',
    'sad',
    'happy',
  ])
})
