import { type GroupWords, groupTypes } from '@maitri/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findGroups } from './find-groups'

const anxiety: GroupWords = {
  name: 'Anxiety Support Circle',
  description: 'A steady place for worry.',
  type: 'support',
  tags: ['breathing'],
}
const art: GroupWords = {
  name: 'Art Therapy',
  description: 'Clay and powder.',
  type: 'practice',
  tags: ['art', 'शांति'],
}

test.each([
  ['', null, [anxiety, art]],
  ['  ', null, [anxiety, art]],
  ['ANXIETY', null, [anxiety]],
  ['worry', null, [anxiety]],
  ['breath', null, [anxiety]],
  ['support  circle', null, [anxiety]],
  ['शांति', null, [art]],
  ['ａｒｔ', null, [art]],
  ['art', 'support', []],
  ['', 'practice', [art]],
  ['', 'advocacy', []],
  // Not from the end of one into the beginning of the next.
  ['circle a', null, []],
] as const)('the search %j within %s finds its groups', (query, type, found) => {
  expect(findGroups([anxiety, art], { query, type })).toEqual(found)
})

const word = fc.constantFrom('Sleep', 'sleep', 'STUDY', 'night', 'नींद', 'chai', 'Chai time')
const words: fc.Arbitrary<GroupWords> = fc.record({
  name: word,
  description: word,
  type: fc.constantFrom(...groupTypes),
  tags: fc.array(word, { maxLength: 3 }),
})

test('search and type together give what a plain filter gives', () => {
  fc.assert(
    fc.property(
      fc.array(words),
      fc.constantFrom('', 's', 'SLEEP', 'chai t', 'नींद', 'zebra'),
      fc.option(fc.constantFrom(...groupTypes)),
      (groups, query, type) => {
        const expected: GroupWords[] = []
        for (const group of groups) {
          if (type && group.type !== type) continue
          const texts = [group.name, group.description, ...group.tags]
          if (texts.some((text) => text.toLowerCase().indexOf(query.toLowerCase()) >= 0)) expected.push(group)
        }
        expect(findGroups(groups, { query, type })).toEqual(expected)
      },
    ),
  )
})
