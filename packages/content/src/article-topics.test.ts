import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { articleTopics } from './article-topics'
import { articles } from './articles'

test('every article has topics of which others are too, so that each leads on', () => {
  for (const { id } of articles) {
    const others = articleTopics.filter((topic) => topic.articles.includes(id)).flatMap((topic) => topic.articles)
    expect(new Set(others).size, id).toBeGreaterThanOrEqual(4)
  }
})

test('a topic has its words in every language, each once, as they are compared', () => {
  expect(new Set(articleTopics.map(({ id }) => id)).size).toBe(articleTopics.length)
  for (const { id, words, latin, articles: about } of articleTopics) {
    expect(new Set(about).size, id).toBe(about.length)
    for (const own of [...languages.map((language) => words[language]), latin]) {
      expect(own.length, id).toBeGreaterThan(0)
      expect(new Set(own).size, `${id}: ${own.join()}`).toBe(own.length)
      for (const word of own) expect(word.trim().toLocaleLowerCase(), id).toBe(word)
    }
  }
})
