import { expect, test } from 'vitest'
import { communitySearch } from './community'

test.each([
  [{}, {}],
  [{ type: 'practice' }, { type: 'practice' }],
  [{ type: 'I want to die' }, {}],
  [
    { start: true, type: 'support' },
    { type: 'support', start: true },
  ],
  [{ start: 'yes' }, {}],
])('of %j the address of the community keeps %j', (search, kept) => {
  expect(communitySearch(search)).toEqual(kept)
})
