type Point = readonly [number, number, (number | undefined)?]
type FacePoints = Partial<Record<'leftEye' | 'rightEye' | 'mouth' | 'leftEar' | 'rightEar', readonly Point[]>>

/**
 * Whether a face looks down so far that its expression would read as sad. With the head upright the ears lie below the line of the eyes,
 * towards the mouth; they rise above it as the head is lowered. Measured along the face, so that a tilted head counts as upright.
 */
export function isHeadLowered(points: FacePoints): boolean {
  const [leftEye, rightEye, mouth, leftEar, rightEar] = [
    points.leftEye?.[0],
    points.rightEye?.[0],
    points.mouth?.[0],
    points.leftEar?.[0],
    points.rightEar?.[0],
  ]
  if (!leftEye || !rightEye || !mouth || !leftEar || !rightEar) return false
  const eyes = between(leftEye, rightEye)
  const ears = between(leftEar, rightEar)
  const across = [rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]] as const
  const down = [-across[1], across[0]] as const
  const along = (point: Point) => (point[0] - eyes[0]) * down[0] + (point[1] - eyes[1]) * down[1]
  return along(ears) * Math.sign(along(mouth)) < 0
}

const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
