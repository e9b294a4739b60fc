import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { type CodePoints, fontRecipes } from '../../fonts/font-recipes'

const content = join(import.meta.dirname, '../../../../packages/content')
/** A language without articles of its own shows the English ones. */
const foldersOf = (language: Language) =>
  ['messages', 'articles', 'narration']
    .map((kind) => join(content, kind, language))
    .filter((folder) => existsSync(folder))

const families: Record<Language, string | null> = {
  en: null,
  hi: 'Anek Devanagari',
  mr: 'Anek Devanagari',
  bn: 'Anek Bangla',
  gu: 'Anek Gujarati',
  kn: 'Anek Kannada',
  te: 'Anek Telugu',
  ta: 'Anek Tamil',
}

const holds = (codePoints: CodePoints, codePoint: number) =>
  codePoints.some((entry) =>
    typeof entry === 'number' ? entry === codePoint : entry[0] <= codePoint && codePoint <= entry[1],
  )

test.each(languages)('the fonts of %s hold every letter its messages and articles show', (language) => {
  const shown = foldersOf(language)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('')
  const recipes = fontRecipes.filter(({ family }) => family === 'Anek Latin' || family === families[language])
  const missing = new Set(
    [...shown].filter((letter) => {
      const codePoint = letter.codePointAt(0) ?? 0
      return codePoint >= 0x20 && !recipes.some(({ codePoints }) => holds(codePoints, codePoint))
    }),
  )
  expect([...missing]).toEqual([])
})
