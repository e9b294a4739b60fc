import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names'
import type { Hue } from './hue'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> & {
  isChosen: boolean
  /** A dot before the word. */
  hue?: Hue | undefined
}

/** A filter that is on or off. */
export function Chip({ isChosen, hue, className, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" aria-pressed={isChosen} className={classNames(styles.chip, className)}>
      {hue && !isChosen && <span className={classNames(styles.dot, styles[hue])} aria-hidden="true" />}
      <span>{children}</span>
    </button>
  )
}

/** Chips in a row that wraps, and on a phone scrolls sideways. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  )
}
