export type SparkPoint = { x: number; y: number }

const highestScore = 10

/** Where scores from 0 to 10, oldest first, stand in a box: evenly from left to right, high at the top. One alone stands at the right. */
export function sparkPoints(scores: readonly number[], box: { width: number; height: number }): SparkPoint[] {
  const gap = scores.length > 1 ? box.width / (scores.length - 1) : 0
  return scores.map((score, index) => ({
    x: scores.length > 1 ? index * gap : box.width,
    y: heightOf(score, box.height),
  }))
}

/** How far from the top of the box a score stands. */
export function heightOf(score: number, height: number): number {
  return height * (1 - score / highestScore)
}
