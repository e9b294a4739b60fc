import type { ReactNode } from 'react'
import styles from './small-things.module.css'

type SmallThing = {
  id: string
  title: string
  titleId?: string
  text: string
  /** What is true of it for this person. */
  note?: string | undefined
  /** Leads to where it is done. */
  opener?: ReactNode
}

/** What may help, counted, each with one sentence. */
export function SmallThings({ things, heading: Heading }: { things: readonly SmallThing[]; heading: 'h3' | 'h4' }) {
  return (
    <ol className={styles.things}>
      {things.map(({ id, title, titleId, text, note, opener }) => (
        <li key={id}>
          <Heading id={titleId}>{title}</Heading>
          <p>{text}</p>
          {note && <p className={styles.note}>{note}</p>}
          {opener && <div className={styles.opener}>{opener}</div>}
        </li>
      ))}
    </ol>
  )
}
