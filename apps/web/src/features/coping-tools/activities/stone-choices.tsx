import { type ReactNode, useId } from 'react'
import styles from './stone-choices.module.css'

type StoneChoicesProps<Value extends string | number> = {
  legend: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, on stone; each with its word. */
export function StoneChoices<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: StoneChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
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
