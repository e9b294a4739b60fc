import { savedArticles } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { idOf } from './id-of'

test('a name has one id for ever, and another name another', () => {
  expect(idOf('read:finding-help')).toBe(idOf('read:finding-help'))
  const names = Array.from({ length: 5_000 }, (_, number) => `read:${number}`)
  expect(new Set(names.map(idOf)).size).toBe(names.length)
})

test('it is an id as the server takes it', () => {
  const { shape } = savedArticles.write.params
  for (const name of ['', 'read:finding-help', 'saved:slow-breathing', 'मन'])
    expect(shape.id.safeParse(idOf(name)).success, name).toBe(true)
})
