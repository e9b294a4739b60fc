import { articles } from '@maitri/content/articles'
import { expect, test } from 'vitest'
import { kolamSet } from '../../components/kolam/kolam-figure'
import { articleText } from '../../data/articles/written-articles'
import { articleWords, readingMinutes } from './reading-time'

const file = (content: unknown) => `${JSON.stringify(content)}\n`

test('the figures drawn beforehand are those that grow from the names of the articles', async () => {
  const figures = kolamSet(articles.map(({ id }) => `article:${id}`)).map(({ viewBox, dots, line }) => ({
    viewBox,
    dots,
    line,
  }))
  const drawn = Object.fromEntries(articles.map(({ id }, order) => [id, figures[order]]))
  await expect(file(drawn)).toMatchFileSnapshot('./drawn/article-figures.json')
})

test('the reading times that stand in the list are those of the texts', async () => {
  const minutes = articles.map(
    async ({ id }) => [id, readingMinutes(articleWords((await articleText(id, 'en')).text).length)] as const,
  )
  await expect(file(Object.fromEntries(await Promise.all(minutes)))).toMatchFileSnapshot('./drawn/reading-minutes.json')
})
