import { useTranslation } from 'react-i18next'
import { LeadLink } from '../../../components/layout/lead-link'
import { paths } from '../../../config/paths'
import { useWorryTime } from '../../../data/reminders/use-worry-time'
import { useNow } from '../../../lib/use-now'
import { isWorryTime } from '../activities/chinta-dabba/box-hours'
import styles from './worry-link.module.css'

/** Two taps from anywhere to a slip: the coping tools, and this. In the hour that was chosen for worries it says that their time has come. */
export function WorryLink() {
  const { t } = useTranslation('tool_library')
  const { times } = useWorryTime()
  const now = useNow()
  const isTime = times !== null && isWorryTime(times.time, now)
  return (
    <LeadLink
      to={paths.worry}
      tone="tulsi"
      title={t(isTime ? 'worry.now_title' : 'worry.title')}
      note={t(isTime ? 'worry.now_note' : 'worry.note')}
    >
      <svg className={styles.sign} viewBox="0 0 48 44" aria-hidden="true" focusable="false">
        <path d="M16 18V4h16v14M20 9h8M20 14h8" />
        <path d="M4 20h40v18a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" />
        <path className={styles.dot} d="M24 30v.1" />
      </svg>
    </LeadLink>
  )
}
