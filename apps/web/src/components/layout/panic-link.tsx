import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { paths } from '../../config/paths'
import styles from './panic-link.module.css'

/** One press to a breath that moves; the words are the screen's own. */
export function PanicLink({ title, note }: { title: string; note: string }) {
  return (
    <Link to={paths.panic} className={styles.link}>
      <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="22.5" />
        <circle cx="24" cy="24" r="15" />
        <circle className={styles.core} cx="24" cy="24" r="7" />
      </svg>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.note}>{note}</span>
      </span>
      <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}
