import { X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { IconButton } from '../../../components/ui/icon-button'
import styles from './player-header.module.css'

type PlayerHeaderProps = {
  title: string
  /** Minutes and seconds that are left; null where no clock runs. */
  time: string | null
  exitLabel: string
  onExit: () => void
}

// The same through all seconds.
const Help = memo(HelpNowLink)

/** One row: the way out, what this is and how long it still takes, and help. */
export function PlayerHeader({ title, time, exitLabel, onExit }: PlayerHeaderProps) {
  const { t } = useTranslation('player')
  return (
    <header className={styles.header}>
      <IconButton label={exitLabel} className={styles.exit} onClick={onExit}>
        <X size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {time !== null && (
          <p className={styles.time} role="timer" aria-label={t('time_left', { time })}>
            <span aria-hidden="true">{t('time_left', { time })}</span>
          </p>
        )}
      </div>
      <Help />
    </header>
  )
}
