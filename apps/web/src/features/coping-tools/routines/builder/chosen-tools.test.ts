import { routineMaxTools, type ToolId, toolIds } from '@maitri/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenFrom, moved, placeAt, toolsOf, withoutKey, withoutTool, withTool } from './chosen-tools'

const tools = fc.array(fc.constantFrom<ToolId>(...toolIds), { maxLength: routineMaxTools })

test('a move changes one place, loses nothing, and goes back the way it came', () => {
  fc.assert(
    fc.property(tools, fc.nat(13), fc.nat(13), (ids, from, to) => {
      const chosen = chosenFrom(ids)
      const after = moved(chosen, from, to)
      expect([...after].sort((a, b) => a.key - b.key)).toEqual(chosen)
      if (from < ids.length && to < ids.length) expect(after[to]).toBe(chosen[from])
      else expect(after).toBe(chosen)
      expect(moved(after, to, from)).toEqual(chosen)
    }),
  )
})

test('the others keep their order around what is moved', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(moved(['a', 'b'], 1, -1)).toEqual(['a', 'b'])
})

test('a tool may stand twice, each with a key of its own, and a full routine takes no more', () => {
  fc.assert(
    fc.property(tools, fc.array(fc.constantFrom<ToolId>(...toolIds), { maxLength: 20 }), (ids, more) => {
      const chosen = more.reduce(withTool, chosenFrom(ids))
      expect(toolsOf(chosen)).toEqual([...ids, ...more].slice(0, routineMaxTools))
      expect(new Set(chosen.map(({ key }) => key)).size).toBe(chosen.length)
    }),
  )
})

test('one place is taken out by itself, and a tool with all its places', () => {
  const chosen = chosenFrom(['saans', 'jaali', 'saans'])
  expect(toolsOf(withoutKey(chosen, 0))).toEqual(['jaali', 'saans'])
  expect(toolsOf(withoutTool(chosen, 'saans'))).toEqual(['jaali'])
})

test('a row is put down between the rows whose middles it has passed', () => {
  const middles = [30, 90, 150]
  expect([10, 91, 89, 149, 151, 900].map((y) => placeAt(middles, 0, y))).toEqual([0, 1, 0, 1, 2, 2])
  expect([10, 31, 89, 300].map((y) => placeAt(middles, 2, y))).toEqual([0, 1, 1, 2])
  fc.assert(
    fc.property(fc.nat(11), fc.float({ noNaN: true }), (from, y) => {
      const rows = Array.from({ length: 12 }, (_, index) => 40 + index * 60)
      const place = placeAt(rows, from, y)
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThan(12)
      expect(placeAt(rows, from, rows[from] ?? 0)).toBe(from)
    }),
  )
})
