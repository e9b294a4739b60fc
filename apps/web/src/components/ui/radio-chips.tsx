import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import fieldStyles from './field.module.css'
import styles from './radio-chips.module.css'

type RadioChipsProps<Value extends string> = {
  legend: string
  /** `cell` counts from 1, where `className` makes a grid of the chips. */
  options: readonly { value: Value; label: ReactNode; cell?: { row: number; column: number } }[]
  /** Null before anything was chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** What is wrong and what to do; its presence makes the group invalid. */
  error?: ReactNode
  /** Makes the first choice, or the chosen one, findable where a form leads to what is missing. */
  id?: string
  /** Stands before the chips, among them. */
  lead?: ReactNode
  className?: string | undefined
}

/** One of several short answers, all in sight: the browser's own radio buttons, so that arrows move and Tab passes by. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { legend, options, value, onChange, error, id, lead, className } = props
  const name = useId()
  const errorId = `${name}-error`
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-legend`}
      className={styles.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <p id={`${name}-legend`} className={fieldStyles.label}>
        {legend}
      </p>
      <div className={classNames(styles.chips, className)}>
        {lead}
        {options.map((option, index) => (
          <label
            key={option.value}
            className={styles.chip}
            style={option.cell && { gridRow: option.cell.row, gridColumn: option.cell.column }}
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : undefined}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            {option.label}
          </label>
        ))}
      </div>
      {/* Always there, so that an error that comes later is announced. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={fieldStyles.error}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
