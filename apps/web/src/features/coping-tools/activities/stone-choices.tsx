import { type ReactNode, useId } from 'react'
import { classNames } from '../../../components/ui/class-names'
import styles from './stone-choices.module.css'

type StoneChoicesProps<Value extends string | number> = {
  legend: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  /** Null where nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  /** On a phone one row that scrolls sideways, its legend only spoken: for tools that must stand close to what they work on. */
  isTray?: boolean
}

/** One of a few, on stone; each with its word. */
export function StoneChoices<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  isTray = false,
}: StoneChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.choices, isTray && styles.tray)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
