import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './reading-caution.module.css'

/** Under every reading: what it is not. */
export function ReadingCaution({ children }: { children: ReactNode }) {
  return (
    <p className={styles.caution}>
      <Info size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
