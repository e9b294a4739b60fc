import type { ReactNode } from 'react'
import { classNames } from './class-names'
import type { Hue } from './hue'
import styles from './tag.module.css'

/** A word on its tint; it cannot be pressed. */
export function Tag({ hue, children }: { hue: Hue; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[hue])}>{children}</span>
}
