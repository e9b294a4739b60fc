import type { ReactNode } from 'react'
import { DotsFigure } from '../ui/dots-figure'
import styles from './message-page.module.css'

type MessagePageProps = { heading: string; text: string; children: ReactNode }

/** A page that only says something: dots without a line, a heading, a sentence and what to do next. */
export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <DotsFigure />
      <h1>{heading}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
