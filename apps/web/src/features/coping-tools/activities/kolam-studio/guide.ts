import type { KolamFigure } from '../../../../components/kolam/figure'
import type { FamilyName } from '../../../../components/kolam/grids'
import { kolam } from '../../../../components/kolam/kolam-figure'
import type { Drawing } from './drawing'

const twoMirrors: Record<Drawing['grid'], readonly FamilyName[]> = {
  5: ['house5', 'lamp5'],
  7: ['house7', 'lamp7'],
  9: ['lamp9'],
  11: ['lamp11'],
  13: ['lamp11'],
}

const fourMirrors: Record<Drawing['grid'], readonly FamilyName[]> = {
  5: ['lotus17'],
  7: ['lotus37', 'lotus29'],
  9: ['lotus49'],
  11: ['lotus53'],
  13: ['lotus73'],
}

/** A kolam that fits the grid and repeats itself as the strokes do; `turn` is any whole number from 0. */
export function guideFigure({ grid, symmetry }: Pick<Drawing, 'grid' | 'symmetry'>, turn: number): KolamFigure {
  const isFour = symmetry === 'four' || symmetry === 'turn'
  const fitting = (isFour ? fourMirrors : twoMirrors)[grid]
  const family = fitting[turn % fitting.length] ?? 'mark'
  // The breath size asks for four mirrors where a family has both.
  return kolam(`trace:${turn}`, { family, size: isFour ? 'breath' : 'm' })
}

/** The next turn that shows another figure; null where there is no other for that grid and those mirrors. */
export function nextGuide(laid: Pick<Drawing, 'grid' | 'symmetry'>, turn: number): number | null {
  const { line } = guideFigure(laid, turn)
  for (let next = turn + 1; next <= turn + 12; next++) if (guideFigure(laid, next).line !== line) return next
  return null
}
