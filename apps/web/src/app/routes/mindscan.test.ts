import { expect, test } from 'vitest'
import { mindscanSearch } from './mindscan'

const one = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'

test.each([
  [{}, {}],
  [{ reading: one }, { reading: one }],
  [{ reading: 7 }, {}],
  [{ compare: `${one},${other}` }, { compare: `${one},${other}` }],
  [{ compare: `${one},${other}`, reading: one }, { compare: `${one},${other}` }],
  [{ compare: one }, {}],
  [{ compare: `${one},${one}` }, {}],
  [{ compare: `${one},${other},${one}` }, {}],
  [{ compare: 'two,three', reading: one }, { reading: one }],
])('of %j the address of Mindscan keeps %j', (search, kept) => {
  expect(mindscanSearch(search)).toEqual(kept)
})
