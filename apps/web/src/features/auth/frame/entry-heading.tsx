import { useLayoutEffect, useRef } from 'react'
import styles from './entry-heading.module.css'

type EntryHeadingProps = {
  title: string
  lead?: string
  /** Takes the focus once when it comes, where it replaces another form. */
  isFocused?: boolean
}

/** The h1 of the page beside the stone. */
export function EntryHeading({ title, lead, isFocused = false }: EntryHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <div className={styles.heading}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
