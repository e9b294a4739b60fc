import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTips, tipIds } from './choose-tips'
import { emotionLabels, sentiments } from './sentiment-result'

const noTopics = { stress: 0, anxiety: 0, breathing: 0, depression: 0 }

test.each([
  [{ ...noTopics, stress: 2 }, ['small_list', 'five_minute_break', 'loosen_shoulders']],
  [{ ...noTopics, anxiety: 1 }, ['name_five_things', 'worry_time', 'slow_breath_out']],
  [{ ...noTopics, breathing: 1 }, ['slow_breath_out', 'belly_breathing', 'box_breathing']],
  [{ ...noTopics, depression: 3 }, ['one_small_task', 'daylight_walk', 'tell_one_person']],
] as const)('the keyword category chooses the tips', (topics, tips) => {
  expect(chooseTips({ topics, sentiment: 'negative', emotions: ['neutral'] })).toEqual(tips)
})

test('two categories share the tips, the one with more words first', () => {
  const topics = { ...noTopics, stress: 1, depression: 2 }
  expect(chooseTips({ topics, sentiment: 'negative', emotions: [] })).toEqual([
    'one_small_task',
    'small_list',
    'daylight_walk',
  ])
})

test('a text that lifts gets tips that keep what works, whatever it mentions', () => {
  const topics = { ...noTopics, anxiety: 2 }
  expect(chooseTips({ topics, sentiment: 'positive', emotions: ['relieved'] })).toEqual([
    'note_what_helped',
    'share_the_good',
    'keep_the_habit',
  ])
})

test('there are always three different tips', () => {
  const topic = fc.nat({ max: 5 })
  fc.assert(
    fc.property(
      fc.record({
        topics: fc.record({ stress: topic, anxiety: topic, breathing: topic, depression: topic }),
        sentiment: fc.constantFrom(...sentiments),
        emotions: fc.uniqueArray(fc.constantFrom(...emotionLabels)),
      }),
      (result) => {
        const tips = chooseTips(result)
        expect(new Set(tips).size).toBe(3)
        for (const tip of tips) expect(tipIds).toContain(tip)
      },
    ),
  )
})
