import { expect, test } from 'vitest'
import { monthDays, monthNamed, monthsFrom } from './month-days'

const given = (id: string, localTime: string, mood: number) => ({
  id,
  occurredAt: new Date(localTime).toISOString(),
  body: { mood },
})

test('November 2026 begins on a Sunday and has thirty days', () => {
  const days = monthDays({ year: 2026, month: 10 }, [])
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ column: 6, row: 0, left: null })
  expect(days[29]).toEqual({ column: 0, row: 5, left: null })
})

test('a day has the mean of its check-ins and the figure of the latest; other months are left out', () => {
  const days = monthDays({ year: 2026, month: 10 }, [
    given('late', '2026-11-20T22:00', 8),
    given('early', '2026-11-20T08:00', 4),
    given('october', '2026-10-20T08:00', 1),
  ])
  expect(days[19]?.left).toEqual({ seed: 'late', mood: 6 })
  expect(days.filter(({ left }) => left)).toHaveLength(1)
})

test('months follow each other over a new year, and an address names one or none', () => {
  expect(monthsFrom({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 })
  expect(monthNamed('2026-11')).toEqual({ year: 2026, month: 10 })
  for (const name of [undefined, '', '2026-13', '26-11', 'November']) expect(monthNamed(name)).toBeNull()
})
