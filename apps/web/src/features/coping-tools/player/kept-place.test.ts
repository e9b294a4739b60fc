import { expect, test } from 'vitest'
import { placeIn } from './kept-place'

const now = Date.parse('2026-11-22T18:30:00Z')
const place = {
  step: 3,
  passedMs: 4_200,
  activeMs: 54_200,
  recordId: '01890a5d-ac96-774b-bcce-b302099a8057',
  beganAt: '2026-11-22T18:00:00.000Z',
  leftAt: '2026-11-22T18:01:00.000Z',
}

test('the second at which an exercise was left is found again', () => {
  expect(placeIn(JSON.stringify(place), now)).toEqual(place)
})

test.each([
  ['nothing', null],
  ['what is no place', '{"step":9}'],
  ['what is no JSON', 'step 3'],
  ['what had hardly begun', JSON.stringify({ ...place, activeMs: 9_000 })],
  ['what was left yesterday', JSON.stringify({ ...place, leftAt: '2026-11-21T18:01:00.000Z' })],
])('%s is not gone on with', (_, text) => {
  expect(placeIn(text, now)).toBeNull()
})
