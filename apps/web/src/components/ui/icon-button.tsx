import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does; the only name it has. */
  label: string
  /** An icon of 20 px. */
  children: ReactNode
}

export function IconButton({ label, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} data-tip={label} className={classNames(styles.button, className)}>
      {children}
    </button>
  )
}
