import { groupTypes, pseudonym } from '@maitri/contracts'
import { expect, test } from 'vitest'
import community from '../messages/en/community.json'
import { exampleGroups } from './groups'
import { suggestPseudonym } from './pseudonyms'

test('the six groups stand with the names and numbers of the specification, and every type is used', () => {
  expect(exampleGroups.map(({ id, members }) => [community.groups[id].name, members])).toEqual([
    ['Anxiety Support Circle', 1243],
    ['Mindfulness Meditation Group', 956],
    ['Depression Recovery Network', 1876],
    ['Mental Health Advocates', 742],
    ['PTSD Peer Support', 689],
    ['Art Therapy Collective', 512],
  ])
  expect(new Set(exampleGroups.map(({ type }) => type))).toEqual(new Set(groupTypes))
  expect(new Set(exampleGroups.map(({ hue }) => hue)).size).toBe(6)
})

test('the words of the specification stand letter by letter', () => {
  expect(community.notices).toMatchObject({
    joined: "You've joined the group!",
    left: "You've left the group",
    created: 'Community created successfully!',
  })
  expect(community.search.notice).toMatch(/^Showing results for/)
  expect(community.list).toMatchObject({
    empty: 'No communities found',
    empty_hint: 'Try adjusting your search or filter criteria.',
  })
  expect(community.form.missing).toBe('Please fill in all required fields')
  expect(community.start.title).toBe('Start Your Own Community')
  expect(community.filters).toMatchObject({
    all: 'All',
    support: 'Support Groups',
    practice: 'Practice Groups',
    advocacy: 'Advocacy',
  })
})

test('a suggested pseudonym has the form of one, from the first words to the last', () => {
  for (const pick of [() => 0, (below: number) => below - 1]) {
    for (const attempt of [0, 1]) expect(pseudonym.safeParse(suggestPseudonym(pick, attempt)).success).toBe(true)
  }
  expect(suggestPseudonym(() => 0)).toBe('Quiet Banyan')
  expect(suggestPseudonym(() => 0, 1)).toBe('Quiet Banyan 10')
})
