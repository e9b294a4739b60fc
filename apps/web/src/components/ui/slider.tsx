import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import styles from './slider.module.css'

type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'min' | 'max' | 'onChange' | 'aria-valuetext' | 'style' | 'className'
> & {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The value as it is read aloud, with its unit: "78 beats a minute". */
  valueText: string
  /** The value as it stands at the right. */
  shownValue: ReactNode
  /** The unit after the value, smaller. */
  unit?: ReactNode
}

export function Slider({ label, value, min, max, onChange, valueText, shownValue, unit, id, ...rest }: SliderProps) {
  const ownId = useId()
  const sliderId = id ?? ownId
  const filled = max > min ? (value - min) / (max - min) : 0
  return (
    <div className={styles.slider}>
      <div className={styles.above}>
        <label htmlFor={sliderId}>{label}</label>
        <span aria-hidden="true">
          <span className={styles.value}>{shownValue}</span> {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      </div>
      <input
        {...rest}
        id={sliderId}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={valueText}
        className={styles.range}
        style={{ '--filled': filled } as CSSProperties}
      />
    </div>
  )
}
