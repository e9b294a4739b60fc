import { paths } from '../../config/paths'
import { LeadLink } from './lead-link'
import styles from './panic-link.module.css'

/** One press to a breath that moves; the words are the screen's own. */
export function PanicLink({ title, note }: { title: string; note: string }) {
  return (
    <LeadLink to={paths.panic} tone="stone" title={title} note={note}>
      <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="22.5" />
        <circle cx="24" cy="24" r="15" />
        <circle className={styles.core} cx="24" cy="24" r="7" />
      </svg>
    </LeadLink>
  )
}
