import type { ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

/**
 * How much an action asks for attention. `sun` and `onstone` stand on stone only, `call` is always a telephone link, and `dangerFilled` is
 * the very last step of what cannot be undone.
 */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'tint'
  | 'quiet'
  | 'sun'
  | 'onstone'
  | 'call'
  | 'danger'
  | 'dangerFilled'

/** 44, 48 and 56 pixels at the least; words that need more lines make it taller. */
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** An icon before the words, 20 px. */
  icon?: ReactNode
  /** An icon after the words, 20 px. */
  iconAfter?: ReactNode
}

export function buttonClass(
  { variant = 'primary', size = 'medium', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}
