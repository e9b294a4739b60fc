import { articles } from '@maitri/content/articles'
import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { articleCards, articleText } from './written-articles'

test.each(languages)('every article is written in %s', async (language) => {
  expect((await articleCards(language)).language).toBe(language)
  for (const { id } of articles) {
    const { text, language: written } = await articleText(id, language)
    expect(written, id).toBe(language)
    expect(text.sections.length).toBeGreaterThan(0)
  }
})
