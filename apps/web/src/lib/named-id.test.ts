import { recordId } from '@maitri/contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { namedId } from './named-id'

test('the same name has the same id for ever, as a record accepts it', () => {
  expect(namedId('chat 2026-11-20')).toBe(namedId('chat 2026-11-20'))
  for (const name of ['', 'chat 2026-11-20', 'insight why-chai', 'दिन'])
    expect(z.parse(recordId, namedId(name))).toBe(namedId(name))
})

test('other names have other ids', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `chat ${index}`)
  expect(new Set(names.map(namedId)).size).toBe(names.length)
})
