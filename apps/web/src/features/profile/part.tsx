import { type ReactNode, useId } from 'react'
import styles from './part.module.css'

type PartProps = {
  heading: string
  lead?: ReactNode
  /** One action at the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** One block of a tab: a heading with an action, over a hairline, and what belongs to it. */
export function Part({ heading, lead, action, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.above}>
        <h2 id={id}>{heading}</h2>
        {action}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
