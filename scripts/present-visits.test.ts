import { expect, test } from 'vitest'
import { presentVisits, type Visit } from './present-visits'

const visit = (score: number): Visit => ({ score, others: [], blockingMs: 100, paintMs: 2_000, shift: 0 })

test('a route has the medians of the visits that were measured, and tells of those that were not', () => {
  const [figure] = presentVisits('/mindmitra', [visit(0.99), visit(0.9), visit(0.96)], ['NO_LCP'])
  expect(figure).toMatchObject({ holds: true })
  expect(figure?.figure).toBe(
    '96; blocked 100 ms, largest paint 2.0 s, shift 0.000; 1 visits without a figure (NO_LCP)',
  )
})

test('a route that no visit could measure misses its promise, with the reason', () => {
  expect(presentVisits('/mindmitra', [], ['NO_LCP', 'NO_LCP'])).toEqual([
    { name: '/mindmitra: Lighthouse mobile', figure: 'no figure: NO_LCP', holds: false },
  ])
})
