import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'
import { FieldFrame, type FieldWords } from './field-frame'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'aria-invalid' | 'children'> & {
    /** An icon of 20 px before the text. */
    icon?: ReactNode
    /** A button or a word after the text. */
    trailing?: ReactNode
    /** `search` is round and drops the browser's own clear button. */
    shape?: 'field' | 'search' | undefined
  }

export function TextField({
  label,
  hint,
  error,
  isInvalid,
  icon,
  trailing,
  shape = 'field',
  id,
  type = 'text',
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame id={id} describedBy={describedBy} label={label} hint={hint} error={error} isInvalid={isInvalid}>
      {(control) => (
        <div className={classNames(styles.box, shape === 'search' && styles.search, className)}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <input {...rest} {...control} type={type} className={styles.input} />
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
