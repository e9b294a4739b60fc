import { exampleGroups } from '@maitri/content/groups'
import english from '@maitri/content/messages/en/group_prompts.json'
import { expect, test } from 'vitest'
import { promptOfDay } from './prompt-of-day'

const prompts = ['one', 'two', 'three']
const at = (iso: string, zone = 'Asia/Kolkata') => promptOfDay(prompts, new Date(iso), zone)

test('a question stands for a day of the person’s calendar, and the next day is the next one’s', () => {
  expect(at('2026-11-22T18:29:00.000Z')).toBe(at('2026-11-21T18:31:00.000Z'))
  const three = ['2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z', '2026-11-24T12:00:00Z'].map((iso) => at(iso))
  expect(new Set(three)).toEqual(new Set(prompts))
  expect(at('2026-11-22T18:31:00.000Z')).toBe(at('2026-11-23T12:00:00.000Z'))
})

test('every example group has its questions, none twice', () => {
  for (const { id } of exampleGroups) {
    const own = english.prompts[id]
    expect(own.length, id).toBeGreaterThanOrEqual(30)
    expect(new Set(own).size).toBe(own.length)
  }
})
