import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { paths } from '../../config/paths'
import styles from './lead-link.module.css'

type LeadLinkProps = {
  to: typeof paths.panic | typeof paths.worry
  /** The ground it stands on. */
  tone: 'stone' | 'tulsi'
  title: string
  note: string
  /** Its picture: an SVG that says what waits behind it. */
  children: ReactNode
}

/** A broad link to one thing that helps now. */
export function LeadLink({ to, tone, title, note, children }: LeadLinkProps) {
  return (
    // What helps now is loaded once it is seen, before it is pressed.
    <Link to={to} preload="viewport" className={styles.link} data-tone={tone}>
      {children}
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.note}>{note}</span>
      </span>
      <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}
