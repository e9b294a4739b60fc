import { type CSSProperties, type PointerEvent, useId, useRef, useState } from 'react'
import { tick } from '../../platform/haptic'
import { classNames } from '../ui/class-names'
import styles from './dot-scale.module.css'
import { Strip } from './strip'

export const scalePoints = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

type DotScaleProps = {
  /** From 0 to 10; null before anything was chosen. */
  value: number | null
  /** What a screen reader calls a point. */
  nameOf: (point: number) => string
  onChange: (value: number) => void
  /** Called where the point is meant: by a tap, where a drag is let go, and by Enter. Arrow keys only pass over the points. */
  onChoose?: ((value: number) => void) | undefined
}

/** Eleven dots, and the line laid round them by tap, drag or arrow keys: radio buttons underneath. Belongs in a group with a name. */
export function DotScale({ value, nameOf, onChange, onChoose }: DotScaleProps) {
  const name = useId()
  /** Where a finger holds the thumb, as a share of the strip; let go, it springs to its dot. */
  const [held, setHeld] = useState<number | null>(null)
  /** A mouse that dragged clicks as well, once it is let go. */
  const hasDragged = useRef(false)

  /** Follows a finger or a pressed mouse; where it only taps, the radio button under it answers by itself. */
  function follow({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (buttons !== 1 || width === 0) return
    const share = Math.min(Math.max((clientX - left) / width, 0), 1)
    setHeld(share)
    hasDragged.current = true
    const laid = Math.min(Math.floor(share * scalePoints.length), scalePoints.length - 1)
    if (laid === value) return
    tick()
    onChange(laid)
  }

  const letGo = () => setHeld(null)

  const thumbAt = held ?? (value === null ? null : (value + 0.5) / scalePoints.length)

  return (
    <div className={styles.strip}>
      <Strip n={scalePoints.length} filled={value === null ? 0 : value + 1} className={styles.line} />
      <div
        className={styles.points}
        onPointerDown={() => {
          hasDragged.current = false
        }}
        onPointerMove={follow}
        onPointerUp={(event) => {
          // The press gave the focus to where it began; the arrow keys go on from where it ended.
          if (held !== null)
            event.currentTarget.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
          letGo()
          if (held !== null && value !== null) onChoose?.(value)
        }}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
      >
        {thumbAt !== null && (
          <span
            className={classNames(styles.thumb, held !== null && styles.held)}
            style={{ '--at': thumbAt } as CSSProperties}
            aria-hidden="true"
          />
        )}
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
            // Arrow keys click too, with a count of nought.
            onClick={({ detail }) => detail > 0 && !hasDragged.current && onChoose?.(point)}
            onKeyDown={({ key }) => key === 'Enter' && value === point && onChoose?.(point)}
          />
        ))}
      </div>
    </div>
  )
}
