import type { EmotionFamily } from '@maitri/domain'
import type { WeightsOfFace } from './emotions-of-face'

export type Expression = Exclude<EmotionFamily, 'neutral'>

const expressions = ['joy', 'sorrow', 'anger', 'surprise'] as const satisfies readonly Expression[]

/** Faces at rest are scored as sad or angry by the model: without the person's own rest only these are told, and only when plain. */
const toldWithoutRest: ReadonlySet<Expression> = new Set<Expression>(['joy', 'surprise'])
const plainFrom = 0.8
/** Against the person's own rest: so much more than at rest, and at least so much. */
const leastRise = 0.35
const leastShare = 0.45
/** The expression holds in so many of the frames: a mouth that speaks passes through all of them. */
const heldInShare = 0.6

/**
 * The expression that clearly leaves rest over a clip, by the median of its frames; null where none does. `rest` is the person's own
 * resting face, null where it was not learned.
 */
export function expressionOf(faces: readonly WeightsOfFace[], rest: WeightsOfFace | null): Expression | null {
  const clear = expressions
    .filter((family) => rest !== null || toldWithoutRest.has(family))
    .map((family) => ({ family, share: medianOf(faces.map((face) => face[family])), before: rest?.[family] ?? 0 }))
    .filter(({ share, before }) => (rest ? share >= leastShare && share - before >= leastRise : share >= plainFrom))
    .filter(({ family }) => shareOf(faces, (face) => isLargest(face, family)) >= heldInShare)
    .sort((one, other) => other.share - other.before - (one.share - one.before))
  return clear[0]?.family ?? null
}

/** The face in the middle of several, expression by expression: what a resting face is kept as. */
export const medianFace = (faces: readonly WeightsOfFace[]): WeightsOfFace => ({
  joy: medianOf(faces.map(({ joy }) => joy)),
  sorrow: medianOf(faces.map(({ sorrow }) => sorrow)),
  anger: medianOf(faces.map(({ anger }) => anger)),
  surprise: medianOf(faces.map(({ surprise }) => surprise)),
  neutral: medianOf(faces.map(({ neutral }) => neutral)),
})

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] ?? 0
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const isLargest = (face: WeightsOfFace, family: Expression) =>
  Object.values(face).every((share) => share <= face[family])

const shareOf = (faces: readonly WeightsOfFace[], holds: (face: WeightsOfFace) => boolean) =>
  faces.length === 0 ? 0 : faces.filter(holds).length / faces.length
