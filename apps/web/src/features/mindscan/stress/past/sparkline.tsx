import { heightOf, sparkPoints } from './spark-points'
import styles from './sparkline.module.css'

const box = { width: 300, height: 56 }
const margin = 6
const bandEdges = [3, 6]

/** Scores as a line, oldest at the left, on the whole scale from 0 to 10. The words and the table beside it say the same. */
export function Sparkline({ scores }: { scores: readonly number[] }) {
  const points = sparkPoints(scores, box)
  const last = points.at(-1)
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${box.width + 2 * margin} ${box.height + 2 * margin}`}
      className={styles.sparkline}
      aria-hidden="true"
      focusable="false"
    >
      {bandEdges.map((edge) => (
        <line
          key={edge}
          x1={0}
          x2={box.width}
          y1={heightOf(edge, box.height)}
          y2={heightOf(edge, box.height)}
          className={styles.edge}
        />
      ))}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
      {last && <circle cx={last.x} cy={last.y} r={4.5} className={styles.last} />}
    </svg>
  )
}
