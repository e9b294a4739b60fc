import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguages } from 'virtual:article-languages'
import { articles } from '@maitri/content/articles'
import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { articleCards, articleText } from './written-articles'

const folder = join(import.meta.dirname, '../../../../../packages/content/articles')
const isThere = (language: string, file: string) => existsSync(join(folder, language, `${file}.json`))

test.each(languages)(
  'in %s each article speaks that language where it is written in it, and English where not',
  async (language) => {
    expect((await articleCards(language)).language).toBe(isThere(language, 'cards') ? language : 'en')
    for (const { id } of articles) {
      const { text, language: written } = await articleText(id, language)
      expect(written, id).toBe(isThere(language, id) ? language : 'en')
      expect(text.sections.length).toBeGreaterThan(0)
    }
  },
)

test.each(languages)('the articles are whole in %s once its eleven files are there', (language) => {
  const files = ['cards', ...articles.map(({ id }) => id)]
  expect(articleLanguages.includes(language)).toBe(files.every((file) => isThere(language, file)))
})
