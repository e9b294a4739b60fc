import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { chunkFileName } from '../../word-chunks'
import { keptFiles } from './kept-files'

const hash = 'a1-B2_c3'
const built = (path: string) =>
  chunkFileName({ facadeModuleId: `/src/packages/content/${path}` }).replace('[hash]', hash)

test('a file of words is named by its language and by what it is', () => {
  expect(built('messages/hi/safety_plan.json')).toBe(`assets/words/hi/safety_plan-${hash}.js`)
  expect(built('articles/ta/your-rights.json')).toBe(`assets/words/ta/article-your-rights-${hash}.js`)
  expect(built('src/replies/bn.ts')).toBe(`assets/words/bn/conversation-${hash}.js`)
  expect(chunkFileName({ facadeModuleId: '/src/apps/web/src/main.tsx' })).toBe('assets/[name]-[hash].js')
  expect(chunkFileName({ facadeModuleId: null })).toBe('assets/[name]-[hash].js')
})

test('S4: what help says is kept in every language, other words by those who speak it, and English by everyone', () => {
  const help = ['crisis', 'help', 'replies', 'safety_conversation', 'safety_plan'].flatMap((name) =>
    languages.map((language) => built(`messages/${language}/${name}.json`)),
  )
  const conversation = languages.map((language) => built(`src/replies/${language}.ts`))
  const english = [built('messages/en/mindscan.json'), built('articles/en/your-rights.json')]
  const hindi = [
    built('messages/hi/mindscan.json'),
    built('articles/hi/your-rights.json'),
    built('articles/hi/cards.json'),
  ]
  const shell = { url: 'index.html', revision: '1' }
  const { always, ofLanguage } = keptFiles([
    shell,
    ...[...help, ...conversation, ...english, ...hindi].map((url) => ({ url, revision: null })),
  ])
  expect(always.map(({ url }) => url)).toEqual(['index.html', ...help, ...conversation, ...english])
  expect([...ofLanguage]).toEqual([['hi', hindi.map((url) => `/${url}`)]])
})
