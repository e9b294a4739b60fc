import type { MuscleGroup } from '@maitri/domain'

/**
 * A body seen from the front as it lies on its back, in units of about half a centimetre: x from the middle line, y from the crown to the soles.
 * One side is written down; the other is its mirror. The person's right is where x is below 0.
 */
export const bodyBox = { x: -8, y: -98, width: 422, height: 196 } as const

type Point = readonly [x: number, y: number]

/** From the neck over shoulder, arm, side and leg to the middle: a beginning, then the three points of each curve. */
const side: readonly [Point, ...(readonly [Point, Point, Point])[]] = [
  [8, 49],
  [
    [8, 55],
    [9, 60],
    [14, 64],
  ],
  [
    [22, 70],
    [36, 70],
    [44, 77],
  ],
  [
    [54, 85],
    [55, 98],
    [58, 114],
  ],
  [
    [61, 136],
    [65, 150],
    [69, 172],
  ],
  [
    [73, 190],
    [77, 206],
    [81, 222],
  ],
  [
    [87, 230],
    [89, 240],
    [86, 250],
  ],
  [
    [84, 258],
    [77, 256],
    [75, 249],
  ],
  [
    [73, 240],
    [71, 233],
    [69, 225],
  ],
  [
    [64, 206],
    [59, 192],
    [56, 174],
  ],
  [
    [52, 156],
    [47, 140],
    [43, 116],
  ],
  [
    [42, 138],
    [36, 152],
    [35, 172],
  ],
  [
    [35, 190],
    [43, 200],
    [44, 216],
  ],
  [
    [46, 244],
    [41, 272],
    [37, 300],
  ],
  [
    [39, 325],
    [33, 348],
    [28, 372],
  ],
  [
    [28, 384],
    [37, 390],
    [38, 397],
  ],
  [
    [36, 403],
    [22, 402],
    [16, 398],
  ],
  [
    [13, 391],
    [15, 382],
    [15, 374],
  ],
  [
    [11, 348],
    [14, 325],
    [12, 300],
  ],
  [
    [9, 270],
    [6, 244],
    [0, 228],
  ],
]

const mirrored = (sign: 1 | -1) => {
  const text = ([x, y]: Point) => `${sign * x} ${y}`
  const [first, ...curves] = side
  return `M${text(first)}${curves.map((points) => `C${points.map(text).join(' ')}`).join('')}`
}

/** The two lines that are drawn. */
export const bodyLines = [mirrored(1), mirrored(-1)] as const

/** The room inside them, which what is warm never leaves. */
export const bodyRoom = [`${mirrored(1)}L0 49Z`, `${mirrored(-1)}L0 49Z`] as const

export const bodyHead = { cx: 0, cy: 26, rx: 19, ry: 24 } as const

/** A round place that can be warm: its middle and its two half-axes. */
export type BodyPlace = readonly [x: number, y: number, rx: number, ry: number]

const both = ([x, y, rx, ry]: BodyPlace): readonly BodyPlace[] => [
  [x, y, rx, ry],
  [-x, y, rx, ry],
]

/** Where each group of muscles is. */
export const musclePlaces: Record<MuscleGroup, readonly BodyPlace[]> = {
  hands: both([74, 216, 24, 54]),
  upper_arms: both([55, 132, 22, 48]),
  face: [[0, 26, 24, 30]],
  shoulders: [[0, 66, 62, 26]],
  chest: [[0, 108, 50, 42]],
  belly: [[0, 172, 44, 40]],
  thighs: both([25, 250, 28, 62]),
  calves: both([25, 356, 24, 58]),
}

/** The places of the body that a scan and Yoga Nidra name, by their number from 1 to 40 (`tool_body.nidra.points`). */
const right: readonly Point[] = [
  [-72, 238],
  [-75, 251],
  [-79, 254],
  [-83, 252],
  [-86, 246],
  [-79, 238],
  [-75, 223],
  [-62, 174],
  [-48, 84],
  [-38, 212],
  [-25, 300],
  [-22, 372],
  [-27, 392],
]
const middle: readonly Point[] = [
  [0, 192],
  [0, 110],
  [0, 56],
  [0, 3],
  [0, 15],
  [-8, 24],
  [8, 24],
  [0, 31],
  [0, 40],
  [0, 56],
  [6, 106],
  [0, 176],
]

/** Where a place of Yoga Nidra is; null for the two that are the whole body. */
export const nidraPlace = (point: number): Point | null =>
  [...right, ...right.map(([x, y]): Point => [-x, y]), ...middle][point - 1] ?? null
