import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { phrasesInLatin, readInLatin } from './read-in-latin'

const content = join(import.meta.dirname, '..')

const scripts: Record<Exclude<Language, 'en'>, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  gu: /\p{Script=Gujarati}/u,
  kn: /\p{Script=Kannada}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
}

/** Strings of a file but for names inside the product, such as an identifier of a section. */
function stringsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'id' ? [] : [value]
  return Object.entries(value as object).flatMap(([name, inner]) => stringsOf(inner, name))
}

const withoutSigns = (text: string) =>
  phrasesInLatin.reduce<string>(
    (left, phrase) => left.replaceAll(phrase, ''),
    text.replace(/\{\{[^}]+\}\}|<\/?\w+>|https?:\/\/\S+|\S+@\S+/g, ''),
  )

const files = languages.flatMap((language) =>
  language === 'en'
    ? []
    : ['messages', 'narration'].flatMap((kind) =>
        readdirSync(join(content, kind, language))
          .filter((name) => name.endsWith('.json'))
          .map((name) => ({ language, path: `${kind}/${language}/${name}` })),
      ),
)

test.each(files)('$path is written in the script of its language', ({ language, path }) => {
  const texts = stringsOf(JSON.parse(readFileSync(join(content, path), 'utf8'))).map(withoutSigns)
  const latin = texts.flatMap((text) => text.match(/[a-z]{2,}/gi) ?? [])
  expect(latin.filter((word) => !readInLatin.has(word))).toEqual([])
  const letters = texts.flatMap((text) => text.match(/[\p{L}\p{M}]/gu) ?? [])
  const own = letters.filter((letter) => scripts[language].test(letter) || /\p{Script=Inherited}/u.test(letter))
  expect(own.length / letters.length, 'share of its own letters').toBeGreaterThan(0.85)
  const digits = texts.flatMap((text) => text.match(/\p{Nd}/gu) ?? [])
  expect(
    digits.filter((digit) => !/[0-9]/.test(digit)),
    'one style of digits',
  ).toEqual([])
})
