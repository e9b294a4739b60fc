import { useId } from 'react'
import styles from './body-figure.module.css'
import { type BodyPlace, bodyBox, bodyHead, bodyLines, bodyRoom } from './body-outline'

type BodyFigureProps = {
  /** What is warm; nothing where the list is empty. */
  warm: readonly BodyPlace[]
  /** How warm: at work, or let go and resting. */
  warmth?: 'strong' | 'soft'
  /** A single place that is named, as a point. */
  point?: readonly [x: number, y: number] | null
  /** Whether all of it is warm. */
  isWhole?: boolean
}

/** A body in one line, lying on its back with its head at the left, and the part in question warm. The words beside it say the same. */
export function BodyFigure({ warm, warmth = 'strong', point = null, isWhole = false }: BodyFigureProps) {
  const id = useId()
  return (
    <svg
      viewBox={`${bodyBox.x} ${bodyBox.y} ${bodyBox.width} ${bodyBox.height}`}
      className={styles.figure}
      data-warmth={warmth}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0.35" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}room`}>
          {bodyRoom.map((room) => (
            <path key={room} d={room} />
          ))}
          <ellipse {...bodyHead} />
        </clipPath>
      </defs>
      <g transform="rotate(-90)">
        <g clipPath={`url(#${id}room)`}>
          {isWhole && <rect x={-90} width={180} height={404} className={styles.whole} />}
          {warm.map((place) => {
            const [cx, cy, rx, ry] = place
            return (
              <ellipse key={place.join()} {...{ cx, cy, rx, ry }} className={styles.warm} fill={`url(#${id}glow)`} />
            )
          })}
        </g>
        {bodyLines.map((line) => (
          <path key={line} d={line} className={styles.line} />
        ))}
        <ellipse {...bodyHead} className={styles.line} />
        {point && (
          <g key={point.join()} className={styles.named}>
            <circle cx={point[0]} cy={point[1]} r={20} className={styles.halo} fill={`url(#${id}glow)`} />
            <circle cx={point[0]} cy={point[1]} r={4.5} className={styles.point} />
          </g>
        )}
      </g>
    </svg>
  )
}
