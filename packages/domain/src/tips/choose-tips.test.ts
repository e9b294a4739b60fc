import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emotionLabels, sentiments } from '../sentiment/sentiment-result'
import { chooseSteadyTips, chooseTips, lightTips, steadyingTips, type TipId, tipIds } from './choose-tips'
import { type TipTopic, tipsOfTopics } from './tips-of-topics'

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

const low = { topics: noTopics, sentiment: 'negative' as const, emotions: [] }
const allTopics = Object.keys(tipsOfTopics) as TipTopic[]
const seeds = Array.from({ length: 40 }, (_, at) => `reading-${at}`)

test.each(allTopics)('%s has tips of its own, and every one of them comes up', (topic) => {
  const own: readonly TipId[] = tipsOfTopics[topic]
  expect(own.length).toBeGreaterThanOrEqual(3)
  const shown = new Set(seeds.flatMap((seed) => chooseTips(low, { heard: [topic], seed })))
  expect([...shown].sort()).toEqual([...own].sort())
})

test("the first tip is the topic's own, unless it was just shown", () => {
  for (const seed of seeds)
    expect(['say_their_name', 'one_proper_meal']).toContain(chooseTips(low, { heard: ['grief'], seed })[0])
})

test('the same reading has the same tips', () => {
  const context = { heard: ['exams', 'sleep'] as const, seed: 'one' }
  expect(chooseTips(low, context)).toEqual(chooseTips(low, context))
})

test('two topics share the tips', () => {
  const tips = chooseTips(low, { heard: ['exams', 'sleep'], seed: 'two' })
  expect(tipsOfTopics.exams).toContain(tips[0])
  expect(tipsOfTopics.sleep).toContain(tips[1])
})

test('what was shown lately waits, and what helped this person comes first', () => {
  const before = chooseTips(low, { heard: ['work'], seed: 'three' })
  const next = chooseTips(low, { heard: ['work'], seed: 'three', recent: before })
  expect(next.slice(0, 2).filter((tip) => before.includes(tip))).toEqual([])
  expect(chooseTips(low, { heard: ['work'], seed: 'three', recent: before, helped: ['loosen_shoulders'] })[0]).toBe(
    'loosen_shoulders',
  )
})

test('S9: no light tip stands beside words that the gate marks, whatever is heard', () => {
  for (const topic of allTopics)
    for (const seed of seeds)
      expect(chooseSteadyTips({ heard: [topic], seed }).filter((tip) => lightTips.has(tip))).toEqual([])
  expect(chooseSteadyTips()).toEqual(steadyingTips)
})
