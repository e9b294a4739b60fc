import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'
import { FieldFrame, type FieldWords } from './field-frame'

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'aria-invalid' | 'children'> & {
    /** Stands at the right of the label, for instance how much room is left. */
    aside?: ReactNode
  }

/** Grows with what is written, where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  id,
  rows = 4,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame id={id} describedBy={describedBy} label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={classNames(styles.box, styles.area, className)} />
      )}
    </FieldFrame>
  )
}
