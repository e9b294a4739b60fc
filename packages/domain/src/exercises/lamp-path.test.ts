import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type LampGame,
  lampCount,
  lampPlaces,
  leastSpan,
  litLampAt,
  newLampGame,
  nextPath,
  showAgain,
  shown,
  touchLamp,
} from './lamp-path'

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const anyRandom = fc.nat().map(randomFrom)
const touchAll = (game: LampGame) => game.path.reduce(touchLamp, shown(game))
const missOnce = (game: LampGame) => {
  const ready = shown(game)
  return touchLamp(ready, ((ready.path[0] ?? 0) + 1) % lampCount)
}

test('it begins with three lamps, and a path that was found grows by one when the person goes on', () => {
  const random = randomFrom(7)
  const first = touchAll(newLampGame(random))
  expect(first).toMatchObject({ phase: 'right', longest: 3 })
  expect(nextPath(first, random).path).toHaveLength(4)
  expect(nextPath(first, random, true).path).toHaveLength(3)
})

test('another order shows the same path again, with nothing lost', () => {
  const game = newLampGame(randomFrom(7))
  const missed = missOnce(game)
  expect(missed).toMatchObject({ phase: 'again', path: game.path, found: 0 })
  expect(touchAll(missed)).toMatchObject({ phase: 'right', longest: 3 })
})

test('after two misses a shorter path waits, but never one of fewer than three', () => {
  const random = randomFrom(7)
  const short = missOnce(missOnce(newLampGame(random)))
  expect(short.phase).toBe('again')
  const longer = nextPath(touchAll(newLampGame(random)), random)
  const missed = missOnce(missOnce(longer))
  expect(missed).toMatchObject({ phase: 'shorter', longest: 3 })
  expect(nextPath(missed, random).path).toHaveLength(3)
})

test('a path can be seen again for the asking, which is no miss', () => {
  const asked = showAgain(shown(newLampGame(randomFrom(7))))
  expect(asked).toMatchObject({ phase: 'showing', misses: 0, found: 0 })
})

test('lamps touched while a path is shown count for nothing', () => {
  const game = newLampGame(randomFrom(7))
  expect(touchLamp(game, game.path[0] ?? 0)).toBe(game)
})

test('whatever is pressed in whatever order, the path has three to nine different lamps and the longest never shrinks', () => {
  const act = fc.oneof(
    fc.nat(lampCount - 1).map((lamp) => (game: LampGame) => touchLamp(game, lamp)),
    fc.constant((game: LampGame) => touchLamp(game, game.path[game.found] ?? 0)),
    fc.constant(shown),
    fc.constant(showAgain),
    fc.constant(touchAll),
    fc.boolean().map((isSame) => (game: LampGame) => nextPath(game, randomFrom(game.found), isSame)),
  )
  fc.assert(
    fc.property(anyRandom, fc.array(act, { maxLength: 120 }), (random, actions) => {
      let game = newLampGame(random)
      for (const one of actions) {
        const next = one(game)
        expect(next.path.length).toBeGreaterThanOrEqual(leastSpan)
        expect(new Set(next.path).size).toBe(next.path.length)
        expect(next.path.every((lamp) => lamp >= 0 && lamp < lampCount)).toBe(true)
        expect(next.found).toBeLessThanOrEqual(next.path.length)
        expect(next.longest ?? 0).toBeGreaterThanOrEqual(game.longest ?? 0)
        expect(Math.abs(next.path.length - game.path.length)).toBeLessThanOrEqual(1)
        game = next
      }
    }),
  )
})

test('lamps light one after the other, less than once a second, and then the showing is over', () => {
  const path = [4, 0, 8]
  expect([0, 999, 1_000, 1_799, 1_800, 2_200, 3_400, 4_199, 4_600].map((ms) => litLampAt(path, ms))).toEqual([
    null,
    null,
    4,
    4,
    null,
    0,
    8,
    8,
    'over',
  ])
})

test('however they are drawn, nine lamps stand on the board in reading order and none touches another', () => {
  fc.assert(
    fc.property(anyRandom, (random) => {
      const places = lampPlaces(random)
      expect(places).toHaveLength(lampCount)
      // On the smallest screen, 280 by 220 pixels, lamps of 44.
      for (const [index, { x, y }] of places.entries()) {
        expect(x * 280).toBeGreaterThanOrEqual(22)
        expect(x * 280).toBeLessThanOrEqual(258)
        expect(y * 220).toBeGreaterThanOrEqual(22)
        expect(y * 220).toBeLessThanOrEqual(198)
        for (const other of places.slice(index + 1))
          expect(Math.max(Math.abs(x - other.x) * 280, Math.abs(y - other.y) * 220)).toBeGreaterThanOrEqual(44)
      }
    }),
  )
})

test('the same numbers draw the same lamps and the same path', () => {
  expect(lampPlaces(randomFrom(3))).toEqual(lampPlaces(randomFrom(3)))
  expect(newLampGame(randomFrom(3))).toEqual(newLampGame(randomFrom(3)))
})
