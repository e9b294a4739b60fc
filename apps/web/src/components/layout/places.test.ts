import { expect, test } from 'vitest'
import { placeOf } from './places'

test.each([
  ['/', 'today'],
  ['/mindscan', 'mindscan'],
  ['/mindmitra', 'mindmitra'],
  ['/coping-tools', 'tools'],
  ['/coping-tools/shared-routine', 'tools'],
  ['/profile', 'you'],
  ['/therapists/appointments', 'you'],
  ['/insights/why-chai', 'you'],
  ['/community', 'you'],
  ['/safety-plan', 'you'],
  ['/months', 'you'],
  ['/help', null],
  ['/privacy', null],
  ['/mindscanner', null],
] as const)('%s belongs to %s', (path, place) => {
  expect(placeOf(path)).toBe(place)
})
