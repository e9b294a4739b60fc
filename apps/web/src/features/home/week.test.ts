import { expect, test } from 'vitest'
import { type Reading, weekOf } from './week'

const friday = new Date('2026-11-20T09:30:00')
const sunday = new Date('2026-11-22T23:59:00')

const reading = (id: string, localTime: string): Reading => ({
  id,
  occurredAt: new Date(localTime).toISOString(),
  isEnough: true,
  kind: 'text',
})

test('a week runs from Monday to Sunday, also when today is Sunday', () => {
  for (const now of [friday, sunday]) {
    const days = weekOf(now, []).map(({ date }) => date.getDate())
    expect(days).toEqual([16, 17, 18, 19, 20, 21, 22])
  }
})

test('exactly one day is today', () => {
  expect(weekOf(friday, []).map(({ isToday }) => isToday)).toEqual([false, false, false, false, true, false, false])
})

test('a reading lies on the day it had for the person, to the last minute', () => {
  const week = weekOf(friday, [reading('late', '2026-11-17T23:59:30'), reading('early', '2026-11-17T00:00:00')])
  expect(week.map(({ left }) => left.map(({ id }) => id))).toEqual([[], ['late', 'early'], [], [], [], [], []])
})

test('a check-in of the same day stands among the readings, the newest first', () => {
  const checkIn = { ...reading('check-in', '2026-11-17T12:00:00'), kind: 'check_in' as const }
  const week = weekOf(friday, [
    reading('late', '2026-11-17T23:59:30'),
    reading('early', '2026-11-17T00:00:00'),
    checkIn,
  ])
  expect(week[1]?.left.map(({ id }) => id)).toEqual(['late', 'check-in', 'early'])
})

test('readings of other weeks are left out', () => {
  const week = weekOf(friday, [reading('next', '2026-11-23T00:00:00'), reading('last', '2026-11-15T23:59:59')])
  expect(week.flatMap(({ left }) => left)).toEqual([])
})
