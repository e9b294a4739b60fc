import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'

/** What every field says around its control. */
export type FieldWords = {
  label: string
  /** Stands below the field whether or not something is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do; its presence makes the field invalid. */
  error?: ReactNode
  /** Marks the field where the words about it stand elsewhere, for instance in the form's own message. */
  isInvalid?: boolean | undefined
}

/** Attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldFrameProps = FieldWords & {
  id?: string | undefined
  describedBy?: string | undefined
  /** Stands at the right of the label: a count, a link. */
  aside?: ReactNode
  /** Says the label and does not show it: for a control that shows what it is. */
  isLabelHidden?: boolean | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, hint and error below, for any control. */
export function FieldFrame({
  id,
  describedBy,
  label,
  hint,
  error,
  isInvalid = Boolean(error),
  aside,
  isLabelHidden = false,
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = classNames(Boolean(error) && errorId, Boolean(hint) && hintId, describedBy)
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? 'visually-hidden' : styles.above}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id: controlId, 'aria-describedby': described || undefined, 'aria-invalid': isInvalid || undefined })}
      {/* Always there, so that an error that comes later is announced. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
