import type { ReactNode } from 'react'
import { classNames } from '../../components/ui/class-names'
import styles from './live-stage.module.css'

type LiveStageProps = {
  label?: string
  /** The sign that something listens or looks, and how long it has. */
  above: ReactNode
  children: ReactNode
  actions: ReactNode
}

/** The stone on which a microphone or camera is on. */
export function LiveStage({ label, above, children, actions }: LiveStageProps) {
  return (
    <section className={classNames('stone', styles.stage)} aria-label={label}>
      <div className={styles.above}>{above}</div>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}

/** Seen for as long as it is on (`docs/safety.md` P5). */
export function LiveSign({ children }: { children: ReactNode }) {
  return (
    <p className={styles.sign}>
      <span className={styles.lamp} aria-hidden="true" />
      {children}
    </p>
  )
}
