import { lazy } from '../../lazy'
import { type Weights, WeightTable } from '../../learned/weight-table'
import { packed } from './weights-data'

/**
 * What a text may be: the kinds that need help first, then the kinds of calm. A thought of dying; a plan, means or a body in danger; harm
 * by others, a child, someone else. The last is what the others are measured against and has no weights.
 */
export const kinds = ['crisis', 'acute', 'harm', 'everyday', 'idiom', 'low'] as const
export const riskKinds = 3
/** What a text's words say together is divided by their squared length to this power: a little less than the length, so that much said weighs more. */
export const lengthPower = 0.4

const table = lazy(() => new WeightTable(packed))

/** The weights that `npm run train:risk` wrote. */
export const weights = (): Weights => table().weights

/** Unpacks them in slices. */
export function* weightSlices(): Generator<void> {
  while (table().unpackMore()) yield
}
