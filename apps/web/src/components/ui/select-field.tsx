import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'
import { FieldFrame, type FieldWords } from './field-frame'
import selectStyles from './select-field.module.css'

type SelectFieldProps<Value extends string> = FieldWords &
  Omit<ComponentProps<'select'>, 'aria-invalid' | 'children' | 'onChange' | 'value'> & {
    options: readonly { value: Value; label: string }[]
    value: Value
    onChange: (value: Value) => void
    /** `search` is round and stands in a row of filters, where its first option says what it is. */
    shape?: 'field' | 'search' | undefined
  }

/** The browser's own list of choices, as a field with a chevron. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  isInvalid,
  options,
  value,
  onChange,
  shape = 'field',
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps<Value>) {
  const isFilter = shape === 'search'
  const box = classNames(styles.box, isFilter && styles.search, selectStyles.box, isFilter && selectStyles.filter)
  return (
    <FieldFrame
      id={id}
      describedBy={describedBy}
      label={label}
      hint={hint}
      error={error}
      isInvalid={isInvalid}
      isLabelHidden={isFilter}
    >
      {(control) => (
        <div className={classNames(box, className)}>
          <select
            {...rest}
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options[event.target.selectedIndex]
              if (chosen) onChange(chosen.value)
            }}
            className={classNames(styles.input, selectStyles.select)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={selectStyles.chevron} />
        </div>
      )}
    </FieldFrame>
  )
}
