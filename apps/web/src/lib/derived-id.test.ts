import { savedArticles } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { derivedId } from './derived-id'

test('a name has one id for ever, and another name another', () => {
  expect(derivedId('read:finding-help')).toBe(derivedId('read:finding-help'))
  const names = Array.from({ length: 5_000 }, (_, number) => `read:${number}`)
  expect(new Set(names.map(derivedId)).size).toBe(names.length)
})

test('it is an id as the server takes it', () => {
  const { shape } = savedArticles.write.params
  for (const name of ['', 'read:finding-help', 'saved:slow-breathing', 'मन'])
    expect(shape.id.safeParse(derivedId(name)).success, name).toBe(true)
})
