import type { TopicWord } from '@maitri/domain'
import { expect, test } from 'vitest'
import english from '../messages/en/resources.json'
import {
  type BuiltInResource,
  builtInResources,
  chooseBuiltInResources,
  resourceCategories,
  resourceCategory,
} from './built-in-resources'

const resources: readonly BuiltInResource[] = builtInResources

test.each(resources)('$id is a page over https without a trace of whoever came from here', ({ link }) => {
  const url = new URL(link)
  expect(url.protocol).toBe('https:')
  expect(url.hash + url.username + url.port).toBe('')
  expect(link).not.toMatch(/utm_|[?&]ref=/)
})

test('every resource has its words, and there are words for no other', () => {
  expect(Object.keys(english.built_in).sort()).toEqual(resources.map(({ id }) => id).sort())
})

test('no resource and no address stands twice', () => {
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length)
  expect(new Set(resources.map(({ link }) => link)).size).toBe(resources.length)
})

test.each(resourceCategories)(
  '%s has an Indian text first, something international, and something to watch',
  (category) => {
    const here = resources.filter(({ categories }) => categories.includes(category))
    const texts = here.filter(({ kind }) => kind === 'text')
    expect(texts[0]?.country).toBe('IN')
    expect(texts.length).toBeGreaterThanOrEqual(3)
    expect(texts.some(({ country }) => country === 'international')).toBe(true)
    expect(here.some(({ kind }) => kind === 'video')).toBe(true)
  },
)

test.each<[TopicWord[], string]>([
  [['exam stress'], 'stress'],
  [['overwhelm'], 'stress'],
  [['relaxation'], 'calm'],
  [['panic attacks'], 'anxiety'],
  [['worry'], 'anxiety'],
  [['breathing'], 'breath'],
  [['depression'], 'depression'],
  [['sleep', 'anxiety'], 'anxiety'],
  [['sleep'], 'default'],
  [[], 'default'],
])('%j leads to the category %s', (topics, category) => {
  expect(resourceCategory(topics)).toBe(category)
  expect(chooseBuiltInResources(topics).every((one) => (one.categories as readonly string[]).includes(category))).toBe(
    true,
  )
})
