import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './panel.module.css'

/** A ruled ground for things that belong together. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(styles.panel, className)} />
}

/** A panel of parts side by side with a hairline between; on a phone one below the other. Give it `PanelPart`s. */
export function SplitPanel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(styles.panel, styles.split, className)} />
}

export function PanelPart({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<'div'> & { tone?: 'plain' | 'quiet' | undefined }) {
  return <div {...rest} className={classNames(styles.part, tone === 'quiet' && styles.quiet, className)} />
}
