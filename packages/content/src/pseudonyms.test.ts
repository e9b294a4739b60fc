import { readRisk } from '@maitri/domain/risk'
import { expect, test } from 'vitest'
import { suggestPseudonym } from './pseudonyms'

test('no name that is offered for a community is taken for a cry for help', () => {
  const size = 32
  const names = Array.from({ length: size * size }, (_, index) => {
    const draws = [Math.floor(index / size), index % size]
    return suggestPseudonym(() => draws.shift() ?? 0)
  })
  expect(new Set(names).size).toBe(size * size)
  expect(names.filter((name) => readRisk(name, 'en').tier !== 'none')).toEqual([])
})
