import { type PointerEvent, useId } from 'react'
import styles from './dot-scale.module.css'
import { Strip } from './strip'

export const scalePoints = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

type DotScaleProps = {
  /** From 0 to 10; null before anything was chosen. */
  value: number | null
  /** What a screen reader calls a point. */
  nameOf: (point: number) => string
  onChange: (value: number) => void
}

/** Eleven dots, and the line laid round them by tap, drag or arrow keys: radio buttons underneath. Belongs in a group with a name. */
export function DotScale({ value, nameOf, onChange }: DotScaleProps) {
  const name = useId()

  /** Follows a finger or a pressed mouse; where it only taps, the radio button under it answers by itself. */
  function follow({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (buttons !== 1 || width === 0) return
    const place = Math.floor(((clientX - left) / width) * scalePoints.length)
    const laid = Math.min(Math.max(place, 0), scalePoints.length - 1)
    if (laid !== value) onChange(laid)
  }

  return (
    <div className={styles.strip}>
      <Strip n={scalePoints.length} filled={value === null ? 0 : value + 1} className={styles.line} />
      <div className={styles.points} onPointerMove={follow}>
        {scalePoints.map((point) => (
          <input
            key={point}
            type="radio"
            name={name}
            value={point}
            checked={value === point}
            aria-label={nameOf(point)}
            className={styles.point}
            onChange={() => onChange(point)}
          />
        ))}
      </div>
    </div>
  )
}
