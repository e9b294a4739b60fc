import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardOf } from './board'
import { chooseGates } from './choose'
import { type FamilyName, families, type KolamSize, type Symmetry, sizes } from './grids'
import { breathKolam, kolam, kolamSet, ownKolam } from './kolam-figure'
import { hashOf, randomFrom } from './random'
import { isOneLine, walk } from './walk'

const seed = fc.string({ maxLength: 40 })
const size = fc.constantFrom(...(Object.keys(sizes) as KolamSize[]))
const family = fc.constantFrom(...(Object.keys(families) as FamilyName[]))

/** A line passes every quarter of every dot, and is written as two pieces a quarter. */
const piecesPerDot = 8

// A person's reading keeps its picture: whoever changes a hash here changes every figure that was ever shown.
test.each<[string, { size?: KolamSize; family?: FamilyName }, number]>([
  ['tool:saans', {}, 1901702405],
  ['tool:paanch-indriya', {}, 196014986],
  ['tool:yoga-nidra', { size: 's' }, 1384458955],
  ['group:ptsd-peer-support', { size: 'xs' }, 1644268325],
  ['threshold', { size: 'l' }, 1285705966],
  ['check-in:2026-11-21', {}, 3292566201],
  ['साँस', { size: 'breath' }, 2250748593],
  ['maitri', { family: 'mark' }, 720418447],
  ['dawn', { size: 'l', family: 'lotus101' }, 1964228345],
  ['home 18', { size: 'l', family: 'lotus69' }, 1314300759],
  ['', { family: 'lotus73' }, 440154818],
  ['square', { family: 'square3' }, 1323337686],
])('the seed %j with %j keeps its figure for ever', (name, options, hash) => {
  expect(hashOf(absolute(kolam(name, options).line))).toBe(hash)
})

test('the line is closed, and one: it visits every quarter of every dot once', () => {
  fc.assert(
    fc.property(seed, family, (name, grid) => {
      const figure = kolam(name, { family: grid })
      const places = placesOf(figure.line)
      expect(places.at(-1)).toEqual(places[0])
      expect(places).toHaveLength(figure.dots.length * piecesPerDot + 1)
      expect(quartersOf(places).size).toBe(figure.dots.length * 4)
    }),
    { numRuns: 150 },
  )
})

test('a figure looks the same in its two mirrors, and with four in all of them', () => {
  fc.assert(
    fc.property(seed, size, (name, chosen) => {
      const figure = kolam(name, { size: chosen })
      const places = new Set(placesOf(figure.line).map(String))
      const isSameIn = (mirror: (x: number, y: number) => [number, number]) =>
        [...places].every((place) => {
          const [x = 0, y = 0] = place.split(',').map(Number)
          return places.has(String(mirror(x, y).map((value) => value + 0)))
        })
      expect(isSameIn((x, y) => [-x, y])).toBe(true)
      expect(isSameIn((x, y) => [x, -y])).toBe(true)
      if (figure.bloom.length > 0) expect(isSameIn((x, y) => [y, x])).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('the picture is the dots and three quarters of a spacing all round, and the line stays inside', () => {
  fc.assert(
    fc.property(seed, family, (name, grid) => {
      const { dots, viewBox, line } = kolam(name, { family: grid })
      const [left, top, width, height] = viewBox
      expect([left, top]).toEqual([Math.min(...dots.map(([x]) => x)) - 15, Math.min(...dots.map(([, y]) => y)) - 15])
      expect([width, height]).toEqual([-2 * left, -2 * top])
      for (const [x, y] of placesOf(line)) {
        expect(Math.abs(x)).toBeLessThan(width / 2)
        expect(Math.abs(y)).toBeLessThan(height / 2)
      }
    }),
    { numRuns: 100 },
  )
})

test('with four mirrors the line also comes as eight branches that begin at the centre and light every dot', () => {
  fc.assert(
    fc.property(seed, (name) => {
      const figure = kolam(name, { size: 'breath' })
      expect(figure.bloom).toHaveLength(8)
      for (const branch of figure.bloom) {
        const [x, y] = placesOf(branch)[0] ?? [0, 0]
        expect(Math.hypot(x, y)).toBeLessThan(10)
      }
      expect(Math.max(...figure.litAt)).toBeCloseTo(1)
      expect(Math.min(...figure.litAt)).toBeGreaterThan(0)
    }),
    { numRuns: 50 },
  )
})

test('the walk comes home from any setting of the gates, and counts as one line only when it was everywhere', () => {
  const board = boardOf(families.house5.dots, 'D2')
  const settings = fc.array(fc.boolean(), { minLength: board.gateCount, maxLength: board.gateCount })
  fc.assert(
    fc.property(settings, (open) => {
      const passes = walk(board, open)
      const visited = new Set(passes.map(({ dot, quarter }) => `${dot.x},${dot.y},${quarter}`))
      expect(visited.size).toBe(passes.length)
      expect(isOneLine(board, passes)).toBe(visited.size === 4 * board.dots.length)
    }),
  )
})

test('a fixed set has no figure twice and no two neighbours of one family', () => {
  fc.assert(
    fc.property(fc.uniqueArray(seed, { minLength: 2, maxLength: 14 }), (ids) => {
      const figures = kolamSet(ids)
      expect(new Set(figures.map(({ line }) => line)).size).toBe(ids.length)
      figures.slice(1).forEach((figure, index) => {
        expect(figure.dots.length).not.toBe(figures[index]?.dots.length)
      })
    }),
    { numRuns: 25 },
  )
})

test('the pacer has five figures and begins again after them', () => {
  const figures = [0, 1, 2, 3, 4].map(breathKolam)
  expect(new Set(figures.map(({ line }) => line)).size).toBe(5)
  expect(breathKolam(5)).toBe(figures[0])
})

test.each([
  ['dawn', 'lotus101'],
  ['home 18', 'lotus69'],
] as const)(
  'the large figure %s of Home is found at once, so that the first paint does not wait for it',
  (name, grid) => {
    const random = randomFrom(hashOf(`${name}|l|${grid}`))
    random()
    const symmetry: Symmetry = families[grid].symmetries[0]
    expect(chooseGates(boardOf(families[grid].dots, symmetry), random)?.tries).toBeLessThanOrEqual(5)
  },
)

function quartersOf(places: [number, number][]): Set<string> {
  // Every second place is the middle of a quarter: a quarter of a spacing from its dot both ways.
  const middles = places.filter(([x, y]) => isQuarterMiddle(x) && isQuarterMiddle(y))
  return new Set(middles.map(String))
}

function isQuarterMiddle(value: number): boolean {
  return Math.abs(value % 10) === 5
}

type Place = [x: number, y: number]

/** Where the pieces of a path begin and end, and how each is drawn. */
function piecesOf(path: string): { shape: string; place: Place }[] {
  let at: Place = [0, 0]
  return [...path.matchAll(/([Mla](?:\S+ \S+ 0 0 [01] )?)(-?[\d.]+) (-?[\d.]+)/g)].map(([, shape = '', x, y]) => {
    const exact: Place = shape === 'M' ? [Number(x), Number(y)] : [at[0] + Number(x), at[1] + Number(y)]
    at = [Number(exact[0].toFixed(2)), Number(exact[1].toFixed(2))]
    return { shape, place: at }
  })
}

const placesOf = (path: string): Place[] => piecesOf(path).map(({ place }) => place)

/** The path with every place written out, as the hashes were taken. */
const absolute = (path: string): string =>
  `${piecesOf(path)
    .map(({ shape, place }) => `${shape.toUpperCase()}${place.join(' ')}`)
    .join('')}Z`

test("a moment's own figure is one line with an upright mirror, with lamps on both sides of it, in a square", () => {
  fc.assert(
    fc.property(seed, (name) => {
      const figure = ownKolam(name)
      const places = placesOf(figure.line)
      expect(places).toHaveLength(figure.dots.length * piecesPerDot + 1)
      expect(quartersOf(places).size).toBe(figure.dots.length * 4)
      const drawn = new Set(places.map(String))
      for (const [x, y] of places) expect(drawn.has(String([-x + 0, y]))).toBe(true)
      const lamps = new Set(figure.lamps.map(String))
      expect(lamps.size).toBeGreaterThanOrEqual(2)
      for (const [x, y] of figure.lamps) expect(lamps.has(String([-x + 0, y]))).toBe(true)
      expect(figure.viewBox[2]).toBe(figure.viewBox[3])
      // At 72 px a dot has eleven of them at least.
      expect((72 * 20) / figure.viewBox[2]).toBeGreaterThan(11)
    }),
    { numRuns: 150 },
  )
})

test('a thousand check-ins have a thousand figures, and each keeps its own for ever', () => {
  const figures = Array.from({ length: 1000 }, (_, index) => ownKolam(`check-in ${index}`))
  expect(new Set(figures.map(({ line, lamps }) => `${line} ${lamps.join(' ')}`)).size).toBe(1000)
  expect(hashOf(absolute(figures[0]?.line ?? ''))).toMatchInlineSnapshot(`2213010103`)
})
