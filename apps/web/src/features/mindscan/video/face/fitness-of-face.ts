type Point = readonly [number, number, (number | undefined)?]

/** One face as the detector gave it, in pixels of its frame. */
export type DetectedFace = {
  /** How sure the detector is that this is a face, 0 to 1. */
  score: number
  /** Left, top, width and height. */
  box: readonly [number, number, number, number]
  points: Partial<Record<'leftEye' | 'rightEye' | 'nose' | 'mouth' | 'leftEar' | 'rightEar', readonly Point[]>>
}

export const unfitReasons = [
  'several_faces',
  'unsure',
  'small',
  'turned',
  'tilted',
  'bright',
  'dim',
  'blurred',
] as const

/** Why the expression of a face is not read. */
export type UnfitReason = (typeof unfitReasons)[number]

// Found on the sample pages of the model's library: clear frontal faces score 0.74 and more and have these proportions, while shoes, bags, lamps
// and flowers that it takes for faces score 0.7 at most.
const leastScore = 0.72
const leastWidth = 64
/** A face in the background is another person all the same from this share of the first one's width on. */
const secondFrom = 0.3
const mostTurn = 0.35
const mostTiltDegrees = 20
const eyesToMouth = { least: 0.75, most: 1.3 }

/**
 * Why the expression of the faces in a frame is not read; null where there is one clear human face that looks at the camera. The shape of a
 * cat's face, eyes wide apart and the mouth right under them, is none.
 */
export function unfitnessOf(faces: readonly DetectedFace[]): UnfitReason | null {
  const [face, ...others] = [...faces].sort((one, other) => other.box[2] - one.box[2])
  if (!face) return null
  if (others.some(({ box, score }) => box[2] >= secondFrom * face.box[2] && score >= leastScore)) return 'several_faces'
  if (face.box[2] < leastWidth) return 'small'
  if (face.score < leastScore) return 'unsure'
  const { leftEye, rightEye, nose, mouth } = face.points
  const [left, right, tip, lips] = [leftEye?.[0], rightEye?.[0], nose?.[0], mouth?.[0]]
  if (!left || !right || !tip || !lips) return 'unsure'
  const across = [right[0] - left[0], right[1] - left[1]] as const
  const eyes = Math.hypot(across[0], across[1])
  if (eyes === 0) return 'turned'
  const tilt = (Math.atan2(Math.abs(across[1]), Math.abs(across[0])) * 180) / Math.PI
  if (tilt > mostTiltDegrees) return 'tilted'
  const middle = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const
  const turn = ((tip[0] - middle[0]) * across[0] + (tip[1] - middle[1]) * across[1]) / (eyes * eyes)
  if (Math.abs(turn) > mostTurn) return 'turned'
  const toMouth = Math.hypot(lips[0] - middle[0], lips[1] - middle[1]) / eyes
  return toMouth < eyesToMouth.least || toMouth > eyesToMouth.most ? 'unsure' : null
}
