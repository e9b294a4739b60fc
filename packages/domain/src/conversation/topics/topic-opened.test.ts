import { expect, test } from 'vitest'
import { topicOpened } from './topic-opened'
import type { Topic } from './topics'

test.each<[Topic, string]>([
  ['sleep', 'my boss is fine, but i keep tossing and turning, even melatonin does nothing'],
  ['parents', 'papa bahut daantte hain marks ke liye'],
  ['grave_illness', 'papa is on the ventilator in the icu, we sit in the corridor'],
  ['harsh_boss', 'बॉस सगळ्यांसमोर ओरडतो, रजा मागितली तर देत नाही'],
])('%s is opened where it is told of or named: %s', (topic, text) => {
  expect(topicOpened(text)).toBe(topic)
})

test('nothing is opened by words that tell of none', () => {
  expect(topicOpened('it rained and we had tea')).toBeNull()
})
