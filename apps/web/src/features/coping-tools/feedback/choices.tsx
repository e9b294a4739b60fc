import type { ReactNode } from 'react'
import styles from './choices.module.css'

type ChoicesProps = { label: string; hint?: ReactNode; children: ReactNode }

/** One question with its answers in a row. */
export function Choices({ label, hint, children }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.row}>{children}</div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  )
}
