import styles from './dots-figure.module.css'

const radius = 3

// The diamond of twenty-five dots, one spacing apart: what is there before a line is drawn.
const dots = Array.from({ length: 2 * radius + 1 }, (_, row) => row - radius).flatMap((y) => {
  const reach = radius - Math.abs(y)
  return Array.from({ length: 2 * reach + 1 }, (_, column) => ({ x: column - reach, y }))
})

/** Dots without a line: nothing here yet. */
export function DotsFigure() {
  return (
    <svg viewBox="-75 -75 150 150" className={styles.figure} aria-hidden="true">
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x * 22} cy={y * 22} r="2.6" />
      ))}
    </svg>
  )
}
