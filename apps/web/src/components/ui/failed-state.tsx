import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import styles from './state.module.css'

type FailedStateProps = {
  /** What happened, and what is safe. */
  message: ReactNode
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean | undefined
  /** Another way on, for instance to help. */
  children?: ReactNode
}

/** What happened, and a way to try again. */
export function FailedState({ message, retryLabel, onRetry, isRetrying = false, children }: FailedStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <CircleAlert size={28} strokeWidth={1.75} aria-hidden="true" className={styles.sign} />
      <p>{message}</p>
      <Button
        variant="secondary"
        onClick={onRetry}
        busy={isRetrying}
        icon={<RotateCcw size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {retryLabel}
      </Button>
      {children}
    </div>
  )
}
