import { boardOf } from './board'
import type { KolamFigure } from './figure'
import { type Point, row } from './grids'
import { allOpen } from './kolam-figure'

/** One row of `count` dots with one line woven round them: meters, steps, scales. */
export function strip(count: number): KolamFigure {
  return allOpen(
    boardOf(
      row(count).map((x): Point => [x, 0]),
      'D2',
    ),
    'D2',
  )
}

/** A row of dots that flowers into three every `step` dots; `step` is even. */
export function border(flowers: number, step = 4): KolamFigure {
  const places = row(flowers * step + 1)
  const petals = places.filter((_, index) => index % step === step / 2)
  const dots = [
    ...places.map((x): Point => [x, 0]),
    ...petals.flatMap((x): Point[] => [
      [x, -1],
      [x, 1],
    ]),
  ]
  return allOpen(boardOf(dots, 'D2'), 'D2')
}
