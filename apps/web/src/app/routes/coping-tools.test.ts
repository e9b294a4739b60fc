import { expect, test } from 'vitest'
import { copingToolsSearch } from './coping-tools'

test.each([
  [{}, {}],
  [
    { category: 'games', tool: 'saans' },
    { category: 'games', tool: 'saans' },
  ],
  [{ category: 'gardening', tool: 'hammer', sort: 'price', tab: 'all' }, {}],
  [{ for: 'stress', category: 'games' }, { for: 'stress' }],
  [{ for: 'I want to die' }, {}],
  [{ tab: 'routines' }, { tab: 'routines' }],
  [{ new: 'jaali' }, { tab: 'routines', new: 'jaali' }],
  [{ sort: 'helped' }, { sort: 'helped' }],
])('the address %j names %j', (search, named) => {
  expect(copingToolsSearch(search)).toEqual(named)
})
