import type { ReactNode } from 'react'
import { DotsFigure } from './dots-figure'
import styles from './state.module.css'

type EmptyStateProps = {
  message: ReactNode
  /** One action. */
  action?: ReactNode
}

/** Nothing here yet, and the one thing that would change it. */
export function EmptyState({ message, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <DotsFigure />
      <p>{message}</p>
      {action}
    </div>
  )
}
