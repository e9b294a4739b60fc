import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** Takes effect at once; a choice that waits for a form to be sent is a checkbox. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const switchId = id ?? ownId
  return (
    <label htmlFor={switchId} className={classNames(styles.row, className)}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={`${switchId}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={switchId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        className={styles.switch}
        aria-describedby={hint ? `${switchId}-hint` : undefined}
      />
    </label>
  )
}
