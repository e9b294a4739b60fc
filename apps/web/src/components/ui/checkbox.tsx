import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The words beside the box; they may hold a link. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const isInvalid = Boolean(error)
  return (
    <div className={className}>
      <label htmlFor={boxId} className={styles.row}>
        <input
          {...rest}
          id={boxId}
          type="checkbox"
          className={styles.box}
          aria-invalid={isInvalid || undefined}
          aria-describedby={classNames(isInvalid && `${boxId}-error`, Boolean(hint) && `${boxId}-hint`) || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${boxId}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <div aria-live="polite">
        {isInvalid && (
          <p id={`${boxId}-error`} className={styles.error}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
