import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { collectionNames, recordCollections } from '@maitri/contracts'
import { type Language, languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { namespaces } from './messages'

const folder = join(import.meta.dirname, '../messages')
const pluralSuffix = /_(?:zero|one|two|few|many|other)$/

type Messages = Map<string, string>

function readMessages(language: string, namespace: string): Messages {
  const found: Messages = new Map()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value)
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, path ? `${path}.${key}` : key)
  }
  walk(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')), '')
  return found
}

/** The keys a language needs: those of English, and for each counted message one for every plural category of the language. */
function expectedKeys(english: Messages, language: Language): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const counted = new Set(
    [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralSuffix, '')),
  )
  const plain = [...english.keys()].filter((key) => !counted.has(key.replace(pluralSuffix, '')))
  return [...plain, ...[...counted].flatMap((key) => categories.map((category) => `${key}_${category}`))].sort()
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+>/g))].sort()

const offered = languages.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })))

test.each(languages)('%s has every file', (language) => {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'))
  expect(files.map((name) => basename(name, '.json')).sort()).toEqual([...namespaces].sort())
})

test.each(offered)(
  '$namespace in $language is whole: every key, every plural, nothing more',
  ({ language, namespace }) => {
    const messages = readMessages(language, namespace)
    expect([...messages.keys()].sort()).toEqual(expectedKeys(readMessages('en', namespace), language))
  },
)

test.each(offered)('$namespace in $language keeps every placeholder and says something', ({ language, namespace }) => {
  const english = readMessages('en', namespace)
  for (const [key, text] of readMessages(language, namespace)) {
    const original = english.get(key) ?? english.get(key.replace(pluralSuffix, '_other'))
    expect({ key, placeholders: placeholders(text) }).toEqual({ key, placeholders: placeholders(original ?? '') })
    expect(text.trim(), key).not.toBe('')
  }
})

test.each(languages.filter((language) => language !== 'en'))(
  'the words in %s say whether a native speaker has read them',
  (language) => {
    expect(readFileSync(join(folder, language, 'REVIEW.md'), 'utf8')).toMatch(/native speaker/i)
  },
)

test.each(collectionNames)('the collection %s has a name and words for a count', (name) => {
  const words = readMessages('en', 'data')
  expect(words.has(`collections.${name.replaceAll('-', '_')}`)).toBe(true)
  expect(words.has(`things.${recordCollections[name].countedAs}_other`)).toBe(true)
})
