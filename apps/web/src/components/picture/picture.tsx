import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names'
import styles from './picture.module.css'

type PictureProps = { children: ReactNode; className?: string | undefined }

/**
 * A drawing of line, one tone of it and one lamp, 160 by 120. It takes the colour of the text, and moves once where it, or the link or button
 * it belongs to, is pointed at or touched. Hidden from screen readers: the words beside it speak.
 */
export function Picture({ children, className }: PictureProps) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false" className={classNames(styles.picture, className)}>
      {children}
    </svg>
  )
}
