import { articles } from '@maitri/content/articles'
import { expect, test } from 'vitest'
import { articleText } from '../../data/articles/written-articles'
import { articleWords, readingMinutes } from './reading-time'

const file = (content: unknown) => `${JSON.stringify(content)}\n`

test('the reading times that stand in the list are those of the texts', async () => {
  const minutes = articles.map(
    async ({ id }) => [id, readingMinutes(articleWords((await articleText(id, 'en')).text).length)] as const,
  )
  await expect(file(Object.fromEntries(await Promise.all(minutes)))).toMatchFileSnapshot('./drawn/reading-minutes.json')
})
