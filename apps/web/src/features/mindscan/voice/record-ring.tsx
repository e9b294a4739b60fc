import styles from './record-ring.module.css'

/** An eighth of the line: from one waist past its loop, which goes round the dot, to the next. */
const eighth = 'M-17.6-42.5C-10.2-45.6-5-47.7 0-52.7L5.7-58.4A8 8 0 1 0-5.7-58.4L0-52.7C5-47.7 10.2-45.6 17.6-42.5'
const turns = Array.from({ length: 8 }, (_, order) => order * 45)
/** Half of what a voice looks like, from the outside in. */
const levels = [6, 6, 10, 22, 16, 30, 22, 40].map((level, order) => ({
  level,
  x: 152 - order * 8,
  opacity: 0.3 + order / 12,
}))

/** One line in eight loops round the microphone, and a voice at both sides of it. */
export function RecordRing() {
  return (
    <svg viewBox="-156 -76 312 152" className={styles.ring} aria-hidden="true" focusable="false">
      {turns.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={eighth} className={styles.line} />
          <circle cy={-64} r={3} className={styles.dot} />
        </g>
      ))}
      {levels.map(({ level, x, opacity }) => (
        <path
          key={x}
          d={`M${-x} ${-level / 2}v${level}M${x} ${-level / 2}v${level}`}
          className={styles.level}
          opacity={opacity}
        />
      ))}
    </svg>
  )
}
