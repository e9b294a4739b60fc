import { type ReactNode, useId } from 'react'
import { classNames } from '../../../components/ui/class-names'
import styles from './stone-choices.module.css'

type StoneChoicesProps<Value extends string | number> = {
  legend: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  /** Null where nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  /**
   * On a phone small and close together, the legend only spoken: for tools that must stand close to what they work on. 'signs' shows there the
   * word of the chosen one alone, of the others their icon.
   */
  tray?: 'words' | 'signs'
}

/** One of a few, on stone; each with its word. */
export function StoneChoices<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  tray,
}: StoneChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.choices, tray && styles.tray, tray === 'signs' && styles.signs)}>
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
            <span className={styles.word}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
