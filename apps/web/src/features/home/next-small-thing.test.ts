import { type CheckIn, checkInFeelings, checkInTags } from '@maitri/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PartOfDay } from '../../lib/part-of-day'
import { type LastSaid, nextSmallThing } from './next-small-thing'

const now = new Date('2026-11-20T09:30:00Z')
const parts = ['morning', 'afternoon', 'evening', 'night'] as const
const checkIn = (body: Partial<CheckIn>, at = '2026-11-20T09:00:00Z'): LastSaid => ({
  kind: 'check_in',
  at,
  body: { mood: 6, feelings: [], tags: [], note: '', ...body },
})
const offered = (last: LastSaid | null, part: PartOfDay) => {
  const thing = nextSmallThing(last, now, part)
  return [thing.action === 'tool' ? thing.toolId : thing.action, thing.reason, thing.withHelp]
}

test.each([
  ['nothing said, in the morning', null, 'morning', ['saans', 'morning', false]],
  ['nothing said, at night', null, 'night', ['rest', 'late', false]],
  ['short nights, before lunch', checkIn({ tags: ['sleep'] }), 'morning', ['saans', 'short_nights', false]],
  ['short nights, in the evening', checkIn({ feelings: ['tired'] }), 'evening', ['yoga-nidra', 'short_nights', false]],
  [
    'stress, also when tired',
    checkIn({ feelings: ['tired', 'stressed'] }),
    'evening',
    ['paanch-indriya', 'tense', false],
  ],
  ['anger', checkIn({ feelings: ['angry'] }), 'afternoon', ['muscle-release', 'angry', false]],
  ['loneliness', checkIn({ feelings: ['lonely'] }), 'afternoon', ['conversation', 'lonely', false]],
  ['a light day', checkIn({ mood: 8 }), 'afternoon', ['article', 'light', false]],
  ['a light evening', checkIn({ mood: 8 }), 'evening', ['kolam-studio', 'light_evening', false]],
  ['a heavy point', checkIn({ mood: 3 }), 'morning', ['saans', 'steadies', true]],
  ['a heavy point at night', checkIn({ mood: 0 }), 'night', ['paanch-indriya', 'steadies_at_night', true]],
  ['any reading', { kind: 'reading', at: '2026-11-20T09:00:00Z' }, 'evening', ['saans', 'steadies', true]],
  [
    'a heavy point of two days ago',
    checkIn({ mood: 1 }, '2026-11-18T09:00:00Z'),
    'morning',
    ['saans', 'morning', false],
  ],
] as const)('%s', (_, last, part, expected) => {
  expect(offered(last, part)).toEqual(expected)
})

const anyCheckIn = fc.record({
  mood: fc.integer({ min: 0, max: 10 }),
  feelings: fc.subarray([...checkInFeelings]),
  tags: fc.subarray([...checkInTags]),
  note: fc.constantFrom('', 'a fine day', 'words that nobody has read here'),
})

test('after a heavy point or any words only what steadies is offered, with help beside it', () => {
  fc.assert(
    fc.property(anyCheckIn, fc.constantFrom(...parts), (body, part) => {
      const thing = nextSmallThing(checkIn(body), now, part)
      const mustSteady = body.mood <= 3 || body.note !== ''
      expect(thing.withHelp).toBe(mustSteady)
      if (mustSteady)
        expect(thing).toMatchObject({ action: 'tool', toolId: expect.stringMatching(/^(saans|paanch-indriya)$/) })
    }),
  )
})
