import { createContext, type ReactNode, use, useId } from 'react'
import styles from './part.module.css'

type PartProps = {
  heading: string
  lead?: ReactNode
  /** One action at the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** 'h1' around a part that is a page of its own. */
export const PartHeading = createContext<'h1' | 'h2'>('h2')

/** One block of a tab: a heading with an action, over a hairline, and what belongs to it. */
export function Part({ heading, lead, action, children }: PartProps) {
  const id = useId()
  const Heading = use(PartHeading)
  return (
    <section className={styles.part} aria-labelledby={id} data-alone={Heading === 'h1' || undefined}>
      <div className={styles.above}>
        <Heading id={id}>{heading}</Heading>
        {action}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
