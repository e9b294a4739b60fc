import type { ComponentProps } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names'

type ChipProps = Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> & { isPressed: boolean }

/** A choice that is on or off: a filter, or an answer that can be taken back. */
export function Chip({ isPressed, className, ...rest }: ChipProps) {
  return <button {...rest} type="button" aria-pressed={isPressed} className={classNames(styles.chip, className)} />
}
