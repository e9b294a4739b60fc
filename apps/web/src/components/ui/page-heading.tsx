import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

type PageHeadingProps = {
  title: ReactNode
  lead?: ReactNode
  /** Actions at the right, or below on a phone. */
  actions?: ReactNode
}

/** The one h1 of a page. It can take the focus, so that a change of page is heard. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
