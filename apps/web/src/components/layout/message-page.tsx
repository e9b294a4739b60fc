import type { ReactNode } from 'react'
import { Kolam } from '../kolam/kolam'
import styles from './message-page.module.css'

type MessagePageProps = { heading: string; text: string; children: ReactNode }

/** A page that only says something: dots without a line, a heading, a sentence and what to do next. */
export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.figure}>
        <Kolam seed="message" size="m" family="lamp7" dotsOnly />
      </div>
      <h1>{heading}</h1>
      <p>{text}</p>
      <div className={styles.acts}>{children}</div>
    </div>
  )
}
