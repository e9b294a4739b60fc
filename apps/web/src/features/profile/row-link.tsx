import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './row-link.module.css'

type RowWordsProps = {
  icon?: LucideIcon | undefined
  /** What is set, at the right. */
  value?: ReactNode
  children: ReactNode
}

/** What stands in a row of a phone's list: inside a link or button with the class `rowLinkClass`. */
export function RowWords({ icon: Icon, value, children }: RowWordsProps) {
  return (
    <>
      {Icon && <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />}
      <span className={styles.words}>{children}</span>
      {value && <span className={styles.value}>{value}</span>}
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
    </>
  )
}

export const rowLinkClass = styles.row
export const rowListClass = styles.list
