import type { ReactNode } from 'react'
import { EmptyPicture } from './empty-picture'
import type { EmptyPictureName } from './empty-pictures'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  picture: EmptyPictureName
  message: ReactNode
  /** One action. */
  action?: ReactNode
}

/** Nothing here yet, and the one thing that would change it. */
export function EmptyState({ picture, message, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyPicture name={picture} className={styles.picture} />
      <p>{message}</p>
      {action}
    </div>
  )
}
